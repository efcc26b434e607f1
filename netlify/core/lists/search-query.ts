import { type SQL, sql } from 'drizzle-orm';
import { fold } from '#src/lib/text.ts';

/** What parts words in the columns that are searched; `search_words` in the migrations says the same. */
const between = /[\s!-/:-@[-`{-~]+/;

/** Records of whose words some begin with each of those that were typed; `found` compares them with the record's. */
export function searchQuery(found: (words: SQL) => SQL, typed: string): SQL {
  const words = typedWords(typed);
  if (words.length === 0) return sql`false`;
  return found(sql`${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`);
}

/**
 * The words of a search. Numbers that follow one another are one, as people part a phone number: "0788 123 456". In an email
 * address, and in a reference, they are parts of a name.
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
