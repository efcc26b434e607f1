import leven from 'leven';

export function closestTo(text: string, candidates: readonly string[]): string | undefined {
  return candidates.toSorted((a, b) => leven(text, a) - leven(text, b))[0];
}
