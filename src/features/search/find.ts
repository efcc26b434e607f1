import { type Hit, type SearchEngine, withEngine } from './engine.ts';
import type { EntryType, SearchEntry } from './entry.ts';
import { answersAll, typedWords } from './marks.ts';
import { entryOf } from './record.ts';

/** What a term finds, best first. Each entry is loaded when it is shown. */
export interface Found {
  total: number;
  /** Entries from a place on. */
  entries(from: number, count: number): Promise<SearchEntry[]>;
}

/** What has every word of the term, of one kind where that is given. Rejects when the search cannot be loaded. */
export function find(term: string, type?: EntryType): Promise<Found> {
  const words = typedWords(term);
  return withEngine(async (engine) => {
    const hits = (await knowsAll(engine, words)) ? await hitsOf(engine, words, type) : [];
    return {
      total: hits.length,
      entries: (from, count) => entriesOf(hits.slice(from, from + count)),
    };
  });
}

/** The search passes over a word that it does not know, or takes the nearest one: here that finds nothing. */
async function knowsAll(engine: SearchEngine, words: readonly string[]): Promise<boolean> {
  if (words.length === 0) return false;
  if (await isAnswered(engine, words)) return true;
  const each = await Promise.all(words.map((word) => isAnswered(engine, [word])));
  return words.length > 1 && each.every(Boolean);
}

async function isAnswered(engine: SearchEngine, words: readonly string[]): Promise<boolean> {
  const [best] = await hitsOf(engine, words);
  return best !== undefined && answersAll((await best.data()).content, words);
}

async function hitsOf(engine: SearchEngine, words: readonly string[], type?: EntryType): Promise<Hit[]> {
  const { results } = await engine.search(words.join(' '), type && { filters: { type } });
  return results.filter((hit) => hit.words.length > 0);
}

async function entriesOf(hits: readonly Hit[]): Promise<SearchEntry[]> {
  return (await Promise.all(hits.map((hit) => hit.data()))).map(entryOf);
}
