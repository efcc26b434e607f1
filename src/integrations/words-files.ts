import type { AstroIntegration } from 'astro';

/** Publishes words files next to the scripts, with whose names they share caching and offline rules. */
export function wordsFiles(): AstroIntegration {
  return {
    name: 'words-files',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        injectRoute({
          pattern: '/_astro/words/[version]/[language]/[name].json',
          entrypoint: new URL('../layouts/words/words-file.json.ts', import.meta.url),
          prerender: true,
        });
      },
    },
  };
}
