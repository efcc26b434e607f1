import type { FoundRecord } from '#src/domain/search/record.ts';

/** `words`: positions of the hits in the record's content; empty if only metadata matched. */
export interface Hit {
  words: number[];
  data(): Promise<FoundRecord>;
}

export interface SearchEngine {
  search(words: string, options?: { filters?: Record<string, string> }): Promise<{ results: readonly Hit[] }>;
}

/** Written by the build (src/integrations/site-search.ts); loads its parts from the same folder. */
const address = '/pagefind/pagefind.js';

/** Identifies the current index. */
const indexAddress = '/pagefind/pagefind-entry.json';

/** Short texts rank like long ones; a hit in the title counts most, above all that of an occasion. */
const ranking = {
  pageLength: 0.1,
  metaWeights: { title: 20, lead: 60, detail: 0, price: 0, thumbnail: 0 },
};

/** Excerpt length in words, and the sign for omitted text. */
const excerpts = { excerptLength: 24, excerptEllipsis: '…' };

interface Loaded {
  engine: SearchEngine;
  index: string;
}

let loaded: Promise<Loaded> | undefined;

/**
 * Runs a search, loading the engine first. Reloads it once after a failure, or if nothing is found and
 * a deployment has replaced the index: the engine silently skips missing parts.
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
    // A lasting failure is thrown below.
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
  if (!answer.ok) throw new Error(`The search's index could not be loaded: ${answer.status}.`);
  return answer.text();
}
