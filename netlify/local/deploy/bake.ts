import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';

/**
 * Puts what a `*.baked.ts` exports into the bundle as data: such modules read files that a function does not have. Where Node
 * runs the sources, they read them.
 */
export const bake: Plugin = {
  name: 'bake',
  setup(build) {
    build.onLoad({ filter: /\.baked\.ts$/ }, async ({ path }) => {
      const exported: Record<string, unknown> = await import(pathToFileURL(path).href);
      const lines = Object.entries(exported).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return { contents: lines.join('\n'), loader: 'js' };
    });
  },
};
