/**
 * Spreads a whole sum over weights so that the parts are whole and add up to it. Each part differs
 * from its exact share by less than one; without any weight the parts are equal.
 */
export function spread(sum: number, weights: readonly number[]): number[] {
  const given = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
  const all = given.reduce((total, weight) => total + weight, 0);
  const shares = given.map((weight, at) => {
    // Exact for sums of RWF: the product may be too large for a number.
    const product = BigInt(sum) * BigInt(weight);
    return { at, whole: Number(product / BigInt(all)), rest: product % BigInt(all) };
  });
  const left = sum - shares.reduce((total, { whole }) => total + whole, 0);
  const byRest = shares.toSorted((one, other) =>
    one.rest === other.rest ? one.at - other.at : one.rest > other.rest ? -1 : 1,
  );
  const larger = new Set(byRest.slice(0, left).map(({ at }) => at));
  return shares.map(({ at, whole }) => (larger.has(at) ? whole + 1 : whole));
}
