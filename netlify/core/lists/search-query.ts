import { type SQL, sql } from 'drizzle-orm';
import { fold } from '#src/lib/text.ts';

/** Word separators in searched columns; must match `search_words` in the migrations. */
const between = /[\s!-/:-@[-`{-~]+/;

/** Matches records that have, for each typed word, a word starting with it. */
export function searchQuery(found: (words: SQL) => SQL, typed: string): SQL {
  const words = typedWords(typed);
  if (words.length === 0) return sql`false`;
  return found(sql`${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`);
}

/**
 * Splits a search into words. Consecutive numbers are joined, as in the phone number "0788 123 456",
 * but not within an email address or a reference.
 */
function typedWords(typed: string): string[] {
  const words: string[] = [];
  let afterNumber = false;
  for (const chunk of fold(typed).split(/\s+/)) {
    const parts = chunk.split(between).filter(Boolean);
    const isPhone = parts.every(isNumber) && !typed.includes('@');
    for (const part of parts) {
      if (isPhone && afterNumber) words.push(words.pop() + part);
      else words.push(part);
      afterNumber = isPhone;
    }
  }
  return words;
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}
