import type { Plugin, Rolldown } from 'vite';

/** A Vite plugin for a module that no file holds. Its filters spare all other modules the question whether they are it. */
export function virtualModule(address: string, code: (build: Rolldown.PluginContext) => string): Plugin {
  const id = `\0${address}`;
  return {
    name: address,
    resolveId: { filter: { id: new RegExp(`^${address}$`) }, handler: () => id },
    load: {
      filter: { id: new RegExp(`^${id}$`) },
      handler() {
        return code(this);
      },
    },
  };
}
