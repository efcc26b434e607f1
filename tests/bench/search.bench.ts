import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { projectRoot } from '#netlify/local/places.ts';
import { typedWords } from '#src/features/search/marks.ts';
import type { SearchRecord } from '#src/features/search/record.ts';
import { recordOf } from '#src/features/search/record.ts';
import { readContent } from '#src/integrations/content-files.ts';
import { indexFiles } from '#src/integrations/site-search.ts';
import { noteFigure } from './figures/figures.ts';
import { serveFolder } from './folder-server.ts';
import { networkDelay, onSlowPhone } from './phone/page-load.ts';

/**
 * The search over 5,000 generated articles in the site's own words: what a query brings over the network once the search is
 * there, what it brings at first, and how soon the results are seen on the slow phone.
 */

const articles = 5000;
const terms = [
  'wedding',
  'frame',
  'photography',
  'gallery walls',
  'price of a portrait',
  'kigali',
  'dance',
  'zzzz',
];
/** Of one query, in bytes. */
const allowed = 30_000;

/** The same numbers for every run: the index must not change with chance. */
function* numbers(): Generator<number, never> {
  let seed = 1;
  for (;;) {
    seed = (seed * 16_807) % 2_147_483_647;
    yield seed / 2_147_483_647;
  }
}

/** Articles of titles and excerpts in the words of our own texts, as often as they stand there. */
async function generatedRecords(): Promise<SearchRecord[]> {
  const words = [...(await readContent('content')).values()].flatMap((text) =>
    typedWords(text).filter((word) => /^\D{2,14}$/.test(word)),
  );
  const chance = numbers();
  const some = (count: number) =>
    Array.from({ length: count }, () => words[Math.floor(chance.next().value * words.length)]).join(' ');
  return Array.from({ length: articles }, (_, index) =>
    recordOf({ type: 'post', title: some(6), href: `/insights/article-${index}`, text: some(30) }),
  );
}

/** The built site with this index in place of its own. */
async function siteWith(records: SearchRecord[], folder: string): Promise<void> {
  await cp(path.join(projectRoot, 'dist'), folder, { recursive: true });
  await rm(path.join(folder, 'pagefind'), { recursive: true });
  for (const [name, content] of await indexFiles(records)) {
    const file = path.join(folder, 'pagefind', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

interface Query {
  term: string;
  /** Bytes of the search itself, which comes once, and of the query. */
  engine: number;
  query: number;
  ms: number;
}

/** All but the two scripts, which the page asks for. */
const loadedByWorker = /\.(pf_\w+|pagefind|json)$/;

const isQuery = (address: string) => /\.pf_(index|fragment|filter)$/.test(address);

async function ask(browser: Browser, url: string, term: string): Promise<Query> {
  return onSlowPhone(browser, async (page) => {
    const sizes = { engine: 0, query: 0 };
    const counted: Promise<void>[] = [];
    page.context().on('requestfinished', (request) => {
      if (!request.url().includes('/pagefind/')) return;
      const kind = isQuery(request.url()) ? 'query' : 'engine';
      counted.push(
        request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
          sizes[kind] += responseBodySize + responseHeadersSize;
        }),
      );
    });
    await page.goto(`${url}/search?q=${encodeURIComponent(term)}`);
    await page.locator('[data-ready]').waitFor();
    const ms = await page.evaluate(() => performance.now());
    await Promise.all(counted);
    return { term, ms, ...sizes };
  });
}

/** Prints a row for each term. */
export async function benchSearch(browser: Browser): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fts-studio-search-'));
  try {
    const start = performance.now();
    await siteWith(await generatedRecords(), folder);
    console.log(`${articles} articles, indexed in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    // A browser does not slow down what a worker loads: the server does.
    const server = await serveFolder(folder, {
      delay: (pathname, bytes) => (loadedByWorker.test(pathname) ? networkDelay(bytes) : 0),
    });
    const queries: Query[] = [];
    try {
      for (const term of terms) queries.push(await ask(browser, server.url, term));
    } finally {
      server.stop();
    }
    report(queries);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function report(queries: readonly Query[]): void {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log('Cold /search on the slow phone: the query, what comes once before it, until the results show');
  for (const { term, engine, query, ms } of queries)
    console.log(
      `  ${term.padEnd(22)} ${kilobytes(query).padEnd(9)} ${kilobytes(engine).padEnd(10)} ${Math.round(ms)} ms`,
    );
  const sizes = queries.map(({ query }) => query).sort((a, b) => a - b);
  const most = sizes.at(-1) ?? 0;
  console.log(`  median ${kilobytes(sizes[Math.floor(sizes.length / 2)] ?? 0)}, most ${kilobytes(most)}`);
  noteFigure({
    what: `The heaviest query among ${articles.toLocaleString('en')} articles`,
    ours: kilobytes(most),
    goal: kilobytes(allowed),
    missed: most > allowed,
  });
}
