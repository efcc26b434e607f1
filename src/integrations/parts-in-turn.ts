import type { AstroIntegration } from 'astro';

/** Scripts that are loaded when somebody goes into a form. */
const formScripts = /(?:submit|newsletter)-form\./;

/**
 * A page names all parts of a script that it may load later, so that they come at once. Whoever goes into a form takes
 * seconds to fill it in: there one part may follow the other, and their names weigh on no page.
 */
export function partsInTurn(): AstroIntegration {
  const resolveDependencies = (script: string, parts: string[]) => (formScripts.test(script) ? [] : parts);
  return {
    name: 'parts-in-turn',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const plugin = {
          name: 'parts-in-turn',
          // Here, because what the configuration says of it is replaced.
          configEnvironment: (environment: string) =>
            environment === 'client' ? { build: { modulePreload: { resolveDependencies } } } : undefined,
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
