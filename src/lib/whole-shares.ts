/**
 * Rounds shares of a whole number so that they still add up to it: those with the largest
 * remainders are rounded up. Whole numbers stay as they are.
 */
export function wholeShares(shares: readonly number[]): number[] {
  const total = Math.round(shares.reduce((sum, share) => sum + share, 0));
  const rounded = shares.map(Math.floor);
  const left = total - rounded.reduce((sum, share) => sum + share, 0);
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, left)) rounded[index] = (rounded[index] ?? 0) + 1;
  return rounded;
}
