import { existsSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { addressIn } from '#src/lib/words/languages.ts';
import { languagesOf, pages } from '#src/lib/words/pages.ts';

/** Builds each page also in the other languages that it exists in, from the same file of `src/pages`. */
export function languageRoutes(): AstroIntegration {
  return {
    name: 'language-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const route of Object.keys(pages))
          for (const language of languagesOf(route).slice(1))
            injectRoute({ pattern: addressIn(language, route), entrypoint: fileOf(route), prerender: true });
      },
    },
  };
}

function fileOf(route: string): string {
  const file = `src/pages${route === '/' ? '/index' : route}.astro`;
  return existsSync(file) ? file : `src/pages${route}/index.astro`;
}
