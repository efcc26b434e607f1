import { spread } from '../phone/spread.ts';

/** "12 ms (11 to 15)": the middle, the smallest and the largest. */
export function inWords(milliseconds: number[]): string {
  const { low, median, high } = spread(milliseconds);
  return `${rounded(median)} ms (${rounded(low)} to ${rounded(high)})`;
}

/** With a decimal where it matters. */
export function rounded(value: number): string {
  return value < 10 ? value.toFixed(1) : Math.round(value).toString();
}
