/** The middle one of the values, and the smallest and largest. */
export function spread(values: number[]): { low: number; median: number; high: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? 0;
  const middle = (sorted.length - 1) / 2;
  return {
    low: at(0),
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    high: at(sorted.length - 1),
  };
}
