import { fold, foldLetters, hasWords, searchWords } from '#src/lib/text.ts';

/** What can be found, in the order in which equal hits are listed. */
export const entryTypes = ['post', 'product', 'service', 'programme', 'question'] as const;

export type EntryType = (typeof entryTypes)[number];

/** One thing that can be found. */
export interface SearchEntry {
  type: EntryType;
  title: string;
  /** The page that a result leads to. */
  href: string;
  /** Searched after the title. Empty where only the title counts, as with products (docs/product.md, Search). */
  text: string;
  /** Shown, never searched: a product's price and description. */
  detail?: string;
  /** A small square picture beside the title. */
  thumbnail?: string;
}

/** A piece of a text; `hit` pieces are what was searched for. */
export interface Segment {
  text: string;
  hit: boolean;
}

/** The entries that have every word of the term, best first: title hits before text hits. Empty for an empty term. */
export function search(entries: readonly SearchEntry[], term: string): SearchEntry[] {
  const words = searchWords(term);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, words) }))
    .filter(({ rank }) => rank < noHit)
    .sort((a, b) => a.rank - b.rank || typeOrder(a.entry) - typeOrder(b.entry))
    .map(({ entry }) => entry);
}

const noHit = 6;

/** From 0, the title is the term, to 5, only the text has it. */
function rankOf(entry: SearchEntry, words: readonly string[]): number {
  const title = fold(entry.title);
  const phrase = words.join(' ');
  if (title === phrase) return 0;
  if (title.startsWith(phrase)) return 1;
  if (` ${title}`.includes(` ${phrase}`)) return 2;
  if (hasWords(title, words)) return 3;
  const both = `${title} ${fold(entry.text)}`;
  if (!hasWords(both, words)) return noHit;
  return words.some((word) => title.includes(word)) ? 4 : 5;
}

function typeOrder(entry: SearchEntry): number {
  return entryTypes.indexOf(entry.type);
}

/** Cuts a text into pieces so that every word of the term can be marked. Joined, they are the text again. */
export function highlight(text: string, term: string): Segment[] {
  const letters = Array.from(text);
  const hits = hitPositions(foldLetters(text), searchWords(term));
  const segments: Segment[] = [];
  letters.forEach((letter, position) => {
    const last = segments.at(-1);
    const hit = hits.has(position);
    if (last?.hit === hit) last.text += letter;
    else segments.push({ text: letter, hit });
  });
  return segments;
}

/** At most `length` characters of a text, around the first hit, cut between words. */
export function excerpt(text: string, term: string, length = 150): string {
  const letters = Array.from(text);
  if (letters.length <= length) return text;
  const first = Math.min(...hitPositions(foldLetters(text), searchWords(term)), letters.length);
  const from = first > length - 30 && first < letters.length ? Math.max(0, first - 50) : 0;
  const piece = letters.slice(from, from + length).join('');
  const start = from === 0 ? piece : `…${piece.replace(/^\S*\s/, '')}`;
  return from + length < letters.length ? `${start.replace(/\s\S*$/, '')}…` : start;
}

function hitPositions(folded: readonly string[], words: readonly string[]): Set<number> {
  const hits = new Set<number>();
  for (const word of words) {
    const letters = Array.from(word);
    folded.forEach((_, start) => {
      if (letters.every((letter, offset) => folded[start + offset] === letter))
        for (const offset of letters.keys()) hits.add(start + offset);
    });
  }
  return hits;
}
