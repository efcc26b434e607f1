import leven from 'leven';

/** The candidate that differs least from the text. */
export function closestTo(text: string, candidates: readonly string[]): string | undefined {
  return candidates.toSorted((a, b) => leven(text, a) - leven(text, b))[0];
}
