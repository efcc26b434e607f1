import { formatPrice, readPrice, type WrittenPrice } from '../prices/price.ts';
import { maxPrice } from '../prices/read-price-text.ts';
import { type PriceName, priceNames, type TierPrices } from './package.ts';

/** By how much many prices change at once: percent, or RWF. Less than 0 takes off. */
export type PriceChange = { percent: number } | { amount: number };

/** Changed prices are whole hundreds of RWF. */
const priceStep = 100;

/** One price that changes. */
export interface ChangedPrice {
  name: PriceName;
  from: WrittenPrice;
  /** Undefined where the new price would be none: 0 or less, too high, or a range without a width. */
  to: WrittenPrice | undefined;
}

/** What becomes of each price, in the order of the tiers; what is on request stays so and is left out. */
export function changePrices(prices: TierPrices, change: PriceChange): ChangedPrice[] {
  return priceNames.flatMap((name) => {
    const from = prices[name];
    if (from === undefined || (typeof from === 'object' && from.kind === 'on-request')) return [];
    return { name, from, to: changePrice(from, change) };
  });
}

/** True where the price is not the same as before. */
export function isChange({ from, to }: ChangedPrice): boolean {
  return to === undefined || formatPrice(readPrice(from)) !== formatPrice(readPrice(to));
}

function changePrice(
  price: Exclude<WrittenPrice, { kind: 'on-request' }>,
  change: PriceChange,
): WrittenPrice | undefined {
  if (typeof price === 'number') return changeAmount(price, change);
  if (price.kind === 'from') {
    const amount = changeAmount(price.amount, change);
    return amount === undefined ? undefined : { kind: 'from', amount };
  }
  const min = changeAmount(price.min, change);
  const max = changeAmount(price.max, change);
  return min === undefined || max === undefined || min >= max ? undefined : { kind: 'range', min, max };
}

/** Rounded to the nearest step, in RWF; undefined where that is no price. */
function changeAmount(amount: number, change: PriceChange): number | undefined {
  // Tenths of a percent are whole numbers, so that 10% of any price is exact.
  const exact =
    'percent' in change ? (amount * (1000 + Math.round(change.percent * 10))) / 1000 : amount + change.amount;
  const rounded = Math.round(exact / priceStep) * priceStep;
  return rounded > 0 && rounded <= maxPrice ? rounded : undefined;
}
