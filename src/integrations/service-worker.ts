import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import type { PrecacheEntry } from 'workbox-precaching';
import { messagesIn } from '#src/lib/words/catalogue.ts';
import { addressIn } from '#src/lib/words/languages.ts';
import { languagesOf } from '#src/lib/words/pages.ts';
import { keptPageWords } from '#src/site/offline/words/words.ts';

const entry = new URL('../site/offline/service-worker.ts', import.meta.url);

/** Bundles the service worker after the pages, with the offline page in its languages. */
export function serviceWorker(target: string[]): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const languages = languagesOf('/offline');
        const precached = await Promise.all(
          languages.map(async (language) => {
            const address = addressIn(language, '/offline.html');
            return precacheOf(address, await readFile(new URL(`.${address}`, dir), 'utf8'));
          }),
        );
        const notices = languages.map((language) => [language, messagesIn(language, keptPageWords)]);
        await build({
          entryPoints: [fileURLToPath(entry)],
          outfile: fileURLToPath(new URL('sw.js', dir)),
          bundle: true,
          minify: true,
          format: 'iife',
          target,
          define: {
            'process.env.NODE_ENV': '"production"',
            precached: JSON.stringify(uniqueEntries(precached.flat())),
            notices: JSON.stringify(Object.fromEntries(notices)),
          },
        });
      },
    },
  };
}

/** Lists an offline page with its style and fonts, whose names carry a hash. */
function precacheOf(address: string, html: string): PrecacheEntry[] {
  const files = [...html.matchAll(/<link\b[^>]*\brel="(?:stylesheet|preload)"[^>]*>/g)].flatMap(([tag]) => {
    const href = /\bhref="(\/_astro\/[^"]+\.(?:css|woff2))"/.exec(tag)?.[1];
    return href === undefined ? [] : [{ url: href, revision: null }];
  });
  const revision = createHash('sha256').update(html).digest('hex').slice(0, 16);
  return [{ url: address, revision }, ...files];
}

/** Pages of all languages share style and fonts. */
function uniqueEntries(entries: PrecacheEntry[]): PrecacheEntry[] {
  return [...new Map(entries.map((entry) => [entry.url, entry])).values()];
}
