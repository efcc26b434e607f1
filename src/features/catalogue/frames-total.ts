import type { CartLine } from '#src/features/cart/cart.ts';
import { lowerBound, type Price } from './price.ts';

/** The frames in a cart: how many, and what they come to at least. */
export interface FramesTotal {
  count: number;
  /** Fixed when every frame has a fixed price, otherwise "from". */
  price: Price;
}

/** Adds up the cart's lines that have one of these prices; ranges count by their lower bound (decisions.md). */
export function framesTotal(cart: readonly CartLine[], prices: ReadonlyMap<string, Price>): FramesTotal {
  let count = 0;
  let amount = 0;
  let kind: 'fixed' | 'from' = 'fixed';
  for (const line of cart) {
    const price = prices.get(line.sku);
    if (price === undefined) continue;
    count += line.quantity;
    amount += lowerBound(price) * line.quantity;
    if (price.kind !== 'fixed') kind = 'from';
  }
  return { count, price: { kind, amount } };
}
