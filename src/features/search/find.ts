import { foldWords } from '#src/lib/text.ts';
import { type Hit, withEngine } from './engine.ts';
import type { EntryType } from './entry.ts';
import { type FoundEntry, type FoundRecord, foundEntry } from './record.ts';

/** Entries that have a term, best first. Each is loaded when it is shown. */
export interface Found {
  total: number;
  /** Entries from a place on. */
  entries(from: number, count: number): Promise<FoundEntry[]>;
}

/** Words that say nothing of what is looked for, and would load all parts of their letter. */
const fillers = new Set(
  'a an and are at by do for from how i in is it of on or the to we what with you'.split(' '),
);

/** The words of the term, folded, without signs and without fillers, unless there is nothing else. */
export function typedWords(term: string): string[] {
  const words = foldWords(term).split(' ').filter(Boolean);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length === 0 ? words : telling;
}

/** Finds entries with every word of the term, of one kind where that is given. Rejects when the search cannot be loaded. */
export function find(term: string, type?: EntryType): Promise<Found> {
  const words = typedWords(term);
  return withEngine(async (engine) => {
    if (words.length === 0) return nothing;
    const { results } = await engine.search(words.join(' '), type && { filters: { type } });
    const hits = results.filter((hit) => hit.words.length > 0);
    const best = await hits[0]?.data();
    if (best === undefined || !knowsAll(best, words)) return nothing;
    return {
      total: hits.length,
      entries: (from, count) => entriesOf(hits.slice(from, from + count)),
    };
  });
}

const nothing: Found = { total: 0, entries: async () => [] };

/** Checks the best hit: the search passes over a word that it does not know, or takes one that only begins alike. */
export function knowsAll({ content, locations }: FoundRecord, typed: readonly string[]): boolean {
  const words = content.split(/\s+/);
  const found = locations.flatMap((location) => foldWords(words[location] ?? '').split(' '));
  return typed.every((word) => found.some((other) => other.startsWith(stemOf(word))));
}

/** The search knows words by their stem: as long as four letters may the rest be. */
const stemOf = (word: string) => word.slice(0, Math.max(3, word.length - 4));

async function entriesOf(hits: readonly Hit[]): Promise<FoundEntry[]> {
  return (await Promise.all(hits.map((hit) => hit.data()))).map(foundEntry);
}
