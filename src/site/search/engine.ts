import type { FoundRecord } from '#src/domain/search/record.ts';

/** One hit. `words` are its places in the record's content; a hit in what is only shown has none. */
export interface Hit {
  words: number[];
  data(): Promise<FoundRecord>;
}

/** As much of Pagefind's own script as is used here. */
export interface SearchEngine {
  search(words: string, options?: { filters?: Record<string, string> }): Promise<{ results: readonly Hit[] }>;
}

/** The build puts it there (src/integrations/site-search.ts); its parts are loaded from beside it. */
const address = '/pagefind/pagefind.js';

/** Names the index of the site as it is now. */
const indexAddress = '/pagefind/pagefind-entry.json';

/** A short text with the word counts as much as a long one; a word of the title counts most. */
const ranking = { pageLength: 0.1, metaWeights: { title: 20, detail: 0, thumbnail: 0 } };

/** Length of excerpts in words, and the sign for omitted text. */
const excerpts = { excerptLength: 24, excerptEllipsis: '…' };

interface Loaded {
  engine: SearchEngine;
  index: string;
}

let loaded: Promise<Loaded> | undefined;

/**
 * Lets the search answer, loading it first. It is loaded anew once when it fails, and when it finds nothing while a newer site
 * has taken the place of its parts: it passes over a part that is not there without a word.
 */
export async function withEngine<T extends { total: number }>(
  use: (engine: SearchEngine) => Promise<T>,
): Promise<T> {
  try {
    loaded ??= start();
    const { engine, index } = await loaded;
    const found = await use(engine);
    if (found.total > 0 || (await readIndex()) === index) return found;
  } catch {
    // What is wrong for longer is told below.
  }
  loaded = start();
  return use((await loaded).engine);
}

async function start(): Promise<Loaded> {
  const [{ createInstance }, index] = await Promise.all([import(/* @vite-ignore */ address), readIndex()]);
  return { engine: createInstance({ ranking, ...excerpts }), index };
}

async function readIndex(): Promise<string> {
  const answer = await fetch(indexAddress, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`The search's index answered ${answer.status}.`);
  return answer.text();
}
