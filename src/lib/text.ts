/** Text as one searches for it: without case and accents. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

/** The words of a text, folded, with one space between them: "Fotó-shoot?" becomes "foto shoot". */
export function foldWords(text: string): string {
  return fold(text)
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

/** What a search looks for: the term's words, folded. */
export function searchWords(term: string): string[] {
  return fold(term).split(/\s+/).filter(Boolean);
}

/** Whether a folded text has every one of the words somewhere. */
export function hasWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}

/** Parts beside each other. Our text face draws a usual space beside a middot too narrow. */
export function dotted(parts: readonly string[]): string {
  return parts.join('\u2002·\u2002');
}

/** "1 service", "12 services" */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
