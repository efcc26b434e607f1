import type { EntryType } from '#src/domain/search/entry.ts';
import { startOfTypedStem } from '#src/domain/search/kinyarwanda-stems.ts';
import { type FoundEntry, type FoundRecord, foundEntry } from '#src/domain/search/record.ts';
import { foldWords } from '#src/lib/text.ts';
import { type Language, pageLanguage } from '#src/lib/words/languages.ts';
import { type Hit, withEngine } from './engine.ts';

export interface Found {
  total: number;
  entries(from: number, count: number): Promise<FoundEntry[]>;
}

/** Folded stop words, each of which would load all index parts of its letter. */
const stopWords: Readonly<Record<Language, string>> = {
  en: 'a an and are at by do for from how i in is it of on or the to we what with you',
  fr: 'a au aux avec c ce d dans de des du en est et il j je l la le les mon n nous on ou par pour qu que s sur un une votre vous y',
  rw: 'a by bya bw bwa cy cya i ku kw mu mw n na ni ry rya rw rwa u w wa y ya z za',
};

/** Splits a term into folded words, without stop words unless it has no others. */
export function typedWords(language: Language, term: string): string[] {
  const words = foldWords(term).split(' ').filter(Boolean);
  const stops = stopWords[language].split(' ');
  const telling = words.filter((word) => !stops.includes(word));
  const typed = telling.length === 0 ? words : telling;
  if (language === 'rw') return typed.map((word) => word.slice(startOfTypedStem(word)));
  // Most keyboards lack the letter of “œuvre”.
  return language === 'fr' ? typed.map((word) => word.replace(/oe(?=u|il)/, 'œ')) : typed;
}

/** Finds entries with all words of the term. Rejects if the engine cannot be loaded. */
export function find(term: string, type?: EntryType): Promise<Found> {
  const words = typedWords(pageLanguage(), term);
  return withEngine(async (engine) => {
    if (words.length === 0) return nothing;
    const { results } = await engine.search(words.join(' '), type && { filters: { type } });
    const hits = results.filter((hit) => hit.words.length > 0);
    const best = await hits[0]?.data();
    if (best === undefined || !matchesAllWords(best, words)) return nothing;
    return {
      total: hits.length,
      entries: (from, count) => entriesOf(hits.slice(from, from + count)),
    };
  });
}

const nothing: Found = { total: 0, entries: async () => [] };

/** True if the best hit has every word: the engine skips unknown words, or matches only their start. */
export function matchesAllWords({ content, locations }: FoundRecord, typed: readonly string[]): boolean {
  const words = content.split(/\s+/);
  const found = locations.flatMap((location) => foldWords(words[location] ?? '').split(' '));
  return typed.every((word) => found.some((other) => other.startsWith(stemOf(word))));
}

/** Cuts up to four letters off a word, because the engine compares stems. */
const stemOf = (word: string) => word.slice(0, Math.max(3, word.length - 4));

async function entriesOf(hits: readonly Hit[]): Promise<FoundEntry[]> {
  return (await Promise.all(hits.map((hit) => hit.data()))).map(foundEntry);
}
