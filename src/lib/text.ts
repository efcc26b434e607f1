/** Removes case and accents, for searching. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

/** Returns the folded words, single-spaced: "Fotó-shoot?" becomes "foto shoot". */
export function foldWords(text: string): string {
  return fold(text)
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

export function searchWords(term: string): string[] {
  return fold(term).split(/\s+/).filter(Boolean);
}

export function hasWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}

/** Joins parts with middots, in en spaces: our font draws usual ones too narrow. */
export function dotted(parts: readonly string[]): string {
  return parts.join('\u2002·\u2002');
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
