/** The search of the catalogue: every word of the term has to be somewhere in a service's words. */

/** Letters as one searches for them: without case and accents. Faster than letter by letter, for whole catalogues. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

/** Positions of the texts that have every word of the term. `texts` are folded. All of them for an empty term. */
export function findMatches(texts: readonly string[], term: string): number[] {
  const words = fold(term).split(/\s+/).filter(Boolean);
  return texts.flatMap((text, position) => (words.every((word) => text.includes(word)) ? position : []));
}

/** "1 service", "12 services" */
export function countServices(count: number): string {
  return `${count} ${count === 1 ? 'service' : 'services'}`;
}
