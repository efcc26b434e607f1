/** Letters as one searches for them: without case and accents. Every character stays one, so positions agree. */
export function foldLetters(text: string): string[] {
  return Array.from(text, (letter) => Array.from(letter.normalize('NFD').toLowerCase())[0] ?? letter);
}

/** The words of a text, folded, with one space between them: "Fotó-shoot?" becomes "foto shoot". */
export function foldWords(text: string): string {
  return foldLetters(text)
    .join('')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}
