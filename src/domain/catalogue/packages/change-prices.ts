import { englishPrice } from '../prices/english-price.ts';
import { readPrice, type WrittenPrice } from '../prices/price.ts';
import { maxPrice } from '../prices/read-price-text.ts';
import { type PriceName, priceNames } from '../tier.ts';
import type { TierPrices } from './package.ts';

/** A bulk price change in percent or RWF; negative lowers. */
export type PriceChange = { percent: number } | { amount: number };

/** RWF to which changed prices are rounded. */
const priceStep = 100;

export interface ChangedPrice {
  name: PriceName;
  from: WrittenPrice;
  /** Undefined if the new price would be invalid: 0 or less, too high, or an empty range. */
  to: WrittenPrice | undefined;
}

/** Applies a change to each price, in the order of the tiers. Prices on request are left out. */
export function changePrices(prices: TierPrices, change: PriceChange): ChangedPrice[] {
  return priceNames.flatMap((name) => {
    const from = prices[name];
    if (from === undefined || (typeof from === 'object' && from.kind === 'on-request')) return [];
    return { name, from, to: changePrice(from, change) };
  });
}

export function isChange({ from, to }: ChangedPrice): boolean {
  return to === undefined || englishPrice(readPrice(from)) !== englishPrice(readPrice(to));
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

function changeAmount(amount: number, change: PriceChange): number | undefined {
  // Computes in tenths of a percent, as integers, so that 10% of any price is exact.
  const exact =
    'percent' in change ? (amount * (1000 + Math.round(change.percent * 10))) / 1000 : amount + change.amount;
  const rounded = Math.round(exact / priceStep) * priceStep;
  return rounded > 0 && rounded <= maxPrice ? rounded : undefined;
}
