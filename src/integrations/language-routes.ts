import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { addressIn } from '#src/lib/words/languages.ts';
import { languagesOf, pages } from '#src/lib/words/pages.ts';

/** Builds each page also in its other languages, and the chat's replies, from the files of `src/pages`. */
export function languageRoutes(): AstroIntegration {
  return {
    name: 'language-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const route of Object.keys(pages))
          for (const language of languagesOf(route).slice(1))
            injectRoute({ pattern: addressIn(language, route), entrypoint: fileOf(route), prerender: true });
        for (const language of languagesOf('/').slice(1))
          injectRoute({
            pattern: addressIn(language, '/chat.json'),
            entrypoint: 'src/pages/chat.json.ts',
            prerender: true,
          });
      },
      'astro:build:done': async ({ dir }) => {
        await writeFile(new URL('_redirects', dir), languageRedirects());
      },
    },
  };
}

function fileOf(route: string): string {
  const file = `src/pages${route === '/' ? '/index' : route}.astro`;
  return existsSync(file) ? file : `src/pages${route}/index.astro`;
}

/** Rules of netlify.toml that other languages need too; the first that matches is taken. */
const rules = [
  { from: '/gallery/page/*', page: '/gallery', status: 302 },
  { from: '/gallery/:kind/page/*', page: '/gallery/:kind', status: 302 },
  { from: '/internships/*', page: '/internships/not-found', status: 404 },
  { from: '/*', page: '/404', status: 404 },
] as const;

/** Returns Netlify’s `_redirects` for the languages that have these pages. */
export function languageRedirects(table = pages): string {
  const lines = languagesOf('/', table)
    .slice(1)
    .flatMap((language) =>
      rules
        .filter(({ page }) => languagesOf(page, table).includes(language))
        .map(({ from, page, status }) => {
          const to = addressIn(language, page) + (status === 404 ? '.html' : '');
          return `${addressIn(language, from)} ${to} ${status}\n`;
        }),
    );
  return lines.join('');
}
