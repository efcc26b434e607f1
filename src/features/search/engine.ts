import type { FoundRecord } from './record.ts';

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

/** A short text with the word counts as much as a long one; a word of the title counts most. */
const ranking = { pageLength: 0.1, metaWeights: { title: 20, detail: 0, thumbnail: 0 } };

let engine: Promise<SearchEngine> | undefined;

/**
 * Lets the search answer, loading it first. It is loaded anew once when it fails: a newer site may have taken the place of
 * its parts.
 */
export async function withEngine<T>(use: (engine: SearchEngine) => Promise<T>): Promise<T> {
  try {
    engine ??= start();
    return await use(await engine);
  } catch {
    engine = start();
    return use(await engine);
  }
}

async function start(): Promise<SearchEngine> {
  const { createInstance } = await import(/* @vite-ignore */ address);
  return createInstance({ ranking });
}
