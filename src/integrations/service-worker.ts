import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import type { PrecacheEntry } from 'workbox-precaching';

const entry = new URL('../site/offline/service-worker.ts', import.meta.url);

/** Bundles the service worker after the pages, with its offline page. */
export function serviceWorker(target: string[]): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const html = await readFile(new URL('offline.html', dir), 'utf8');
        await build({
          entryPoints: [fileURLToPath(entry)],
          outfile: fileURLToPath(new URL('sw.js', dir)),
          bundle: true,
          minify: true,
          format: 'iife',
          target,
          define: {
            'process.env.NODE_ENV': '"production"',
            precached: JSON.stringify(precacheOf(html)),
          },
        });
      },
    },
  };
}

/** Lists the offline page with its style and fonts, whose names carry a hash. */
function precacheOf(html: string): PrecacheEntry[] {
  const files = [...html.matchAll(/<link\b[^>]*\brel="(?:stylesheet|preload)"[^>]*>/g)].flatMap(([tag]) => {
    const href = /\bhref="(\/_astro\/[^"]+\.(?:css|woff2))"/.exec(tag)?.[1];
    return href === undefined ? [] : [{ url: href, revision: null }];
  });
  const revision = createHash('sha256').update(html).digest('hex').slice(0, 16);
  return [{ url: '/offline.html', revision }, ...files];
}
