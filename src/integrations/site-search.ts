import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';
import type { SearchRecord } from '#src/domain/search/record.ts';

/** Records for the index; served while the site is built, not published. */
const records = '/search-records.json';
const entrypoint = new URL('../site/search/search-records.ts', import.meta.url);

const folder = 'pagefind';

/**
 * Bytes of a chunk before compression, a quarter of Pagefind's default: two words at 5,000
 * articles stay under 30 kB (`npm run bench -- search`). If ignored, chunks only get larger.
 */
process.env['PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE'] = '5000';

/** Pagefind's script and index; its widgets are not used. */
const used = /^(pagefind(-worker)?\.js|pagefind-entry\.json|[^/]+\.pf_meta|[^/]+\/.+)$/;

interface PagefindEntry {
  /** `wasm` is the engine that knows the stems of a language; null if it compares starts only. */
  languages: Record<string, { wasm: string | null }>;
}

/** Lists the engines of the languages that have an index. */
function enginesOf(files: ReadonlyMap<string, Uint8Array>): string[] {
  const entry = new TextDecoder().decode(files.get('pagefind-entry.json'));
  const { languages } = JSON.parse(entry) as PagefindEntry;
  return Object.values(languages).map(({ wasm }) => `wasm.${wasm ?? 'unknown'}.pagefind`);
}

/** Builds the search index after a build, or on the first request in development. */
export function siteSearch(): AstroIntegration {
  return {
    name: 'site-search',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        injectRoute({ pattern: records, entrypoint, prerender: true });
      },
      'astro:server:setup': ({ server }) => {
        let files: Promise<Map<string, Uint8Array>> | undefined;
        server.middlewares.use(`/${folder}`, (request, response, next) => {
          const name = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
          // Every page that searches loads this script first: index again, to find new text.
          if (name === 'pagefind.js' || files === undefined)
            files = indexOf(`http://${request.headers.host}`);
          files.then((all) => {
            const file = all.get(name);
            if (file === undefined) return next();
            if (name.endsWith('.js')) response.setHeader('content-type', 'text/javascript');
            response.end(file);
          }, next);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const list = fileURLToPath(new URL(`.${records}`, dir));
        const found = JSON.parse(readFileSync(list, 'utf8')) as SearchRecord[];
        rmSync(list);
        for (const [name, content] of await indexFiles(found)) {
          const file = path.join(fileURLToPath(dir), folder, name);
          mkdirSync(path.dirname(file), { recursive: true });
          writeFileSync(file, content);
        }
        logger.info(`${found.length} entries can be found.`);
      },
    },
  };
}

async function indexOf(site: string): Promise<Map<string, Uint8Array>> {
  const answer = await fetch(new URL(records, site));
  return indexFiles((await answer.json()) as SearchRecord[]);
}

/** Returns the search files by name. Throws if a record cannot be indexed. */
export async function indexFiles(found: readonly SearchRecord[]): Promise<Map<string, Uint8Array>> {
  try {
    const { index, errors } = await createIndex();
    if (index === undefined) throw new Error(`The search index was not created: ${errors.join(' ')}`);
    const urls = new Set<string>();
    for (const record of found) {
      // Duplicate titles must not stop a build or hide a record.
      let { url } = record;
      while (urls.has(url)) url += ' again';
      urls.add(url);
      const added = await index.addCustomRecord({ ...record, url });
      if (added.errors.length > 0)
        throw new Error(`“${record.meta['title']}” is not in the search: ${added.errors.join(' ')}`);
    }
    const { files } = await index.getFiles();
    const all = new Map(files.map((file) => [file.path, file.content]));
    const engines = enginesOf(all);
    return new Map([...all].filter(([name]) => used.test(name) || engines.includes(name)));
  } finally {
    await close();
  }
}
