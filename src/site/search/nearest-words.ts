import { foldWords } from '#src/lib/text.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { typedWords } from './find.ts';

/** Returns up to three words of the titles that a term without results may have meant, nearest first. */
export function nearestWords(language: Language, term: string, titles: readonly string[]): string[] {
  const known = [...new Set(titles.flatMap((title) => foldWords(title).split(' ')))];
  const near = typedWords(language, term).flatMap((typed) =>
    known
      .filter((word) => word.length > 3)
      .map((word) => ({ word, letters: differentLetters(typed, word) }))
      .filter(({ letters }) => letters <= (typed.length < 6 ? 1 : 2)),
  );
  near.sort((one, other) => one.letters - other.letters);
  const words = [...new Set(near.map(({ word }) => word))];
  return words.filter((word) => !words.some((other) => word === `${other}s`)).slice(0, 3);
}

/** Counts the letters to add, drop or replace (Levenshtein's distance). */
function differentLetters(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, position) => position);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, match] of [...other].entries()) {
      const [diagonal = 0, above = 0, left = 0] = [row[at], row[at + 1], next[at]];
      next.push(Math.min(above + 1, left + 1, diagonal + (letter === match ? 0 : 1)));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
