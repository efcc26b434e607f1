/** The value in the middle. */
export function middle(values: readonly number[]): number {
  return at(values, 0.5);
}

/** The value below which this share of them lies. */
function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** "12 ms (11 to 15)": the middle, and the tenth from either end. */
export function spread(values: readonly number[], unit = 'ms'): string {
  const [low, mid, high] = [0.1, 0.5, 0.9].map((share) => rounded(at(values, share)));
  return `${mid} ${unit} (${low} to ${high})`;
}

/** With a decimal where it matters. */
export function rounded(value: number): string {
  return value < 10 ? value.toFixed(1) : Math.round(value).toString();
}
