/**
 * Spreads a whole sum over weights so that the parts are whole and add up to it. Each part differs
 * from its exact share by less than one; without any weight the parts are equal.
 */
export function spread(sum: number, weights: readonly number[]): number[] {
  const given = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
  const all = BigInt(given.reduce((total, weight) => total + weight, 0));
  // Exact for sums of RWF: the product may be too large for a number.
  const products = given.map((weight) => BigInt(sum) * BigInt(weight));
  return raiseLargest(
    products.map((product) => ({ whole: Number(product / all), remainder: product % all })),
    sum,
  );
}

/** Rounds numbers so that they still add up to their sum, which is whole. Whole numbers stay. */
export function roundTogether(exact: readonly number[]): number[] {
  const sum = Math.round(exact.reduce((total, one) => total + one, 0));
  return raiseLargest(
    exact.map((one) => ({ whole: Math.floor(one), remainder: one - Math.floor(one) })),
    sum,
  );
}

/** Raises the numbers with the largest remainders by one, until all add up to the sum. */
function raiseLargest(
  parts: readonly { whole: number; remainder: number | bigint }[],
  sum: number,
): number[] {
  const missing = sum - parts.reduce((total, { whole }) => total + whole, 0);
  const byRemainder = [...parts.entries()].toSorted(([, one], [, other]) =>
    one.remainder === other.remainder ? 0 : one.remainder > other.remainder ? -1 : 1,
  );
  const raised = new Set(byRemainder.slice(0, missing).map(([index]) => index));
  return parts.map(({ whole }, index) => (raised.has(index) ? whole + 1 : whole));
}
