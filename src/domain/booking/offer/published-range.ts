import { vatPercent } from '#src/domain/catalogue/prices/line-price.ts';
import type { PricedLine } from '#src/domain/catalogue/prices/price-order.ts';
import { discounted } from '#src/domain/discount/discount.ts';
import type { PublishedRange } from './offer.ts';

export type RequestedLine = Pick<PricedLine, 'price' | 'quantity' | 'amount' | 'fixed'> & {
  addsVat: boolean;
};

/** Computes what a request can cost at the prices it was made with, in RWF after the discount. */
export function publishedRange(lines: readonly RequestedLine[], discountPercent: number): PublishedRange {
  const after = (total: number) => discounted({ total, vat: 0 }, discountPercent).total;
  const most = lines.map(mostOf);
  const min = after(lines.reduce((sum, { amount }) => sum + amount, 0));
  const known = most.every((amount) => amount !== null);
  return { min, max: known ? after(most.reduce((sum, amount) => sum + amount, 0)) : null };
}

/**
 * Returns the most that a line can cost, null without an upper bound.
 * Assumes that a VAT exemption which is not confirmed yet is rejected.
 */
function mostOf({ price, quantity, amount, fixed, addsVat }: RequestedLine): number | null {
  const withVat = (net: number) => net + Math.round((net * vatPercent) / 100);
  if (price.kind === 'fixed') return fixed || !addsVat ? amount : withVat(amount);
  if (price.kind !== 'range') return null;
  const beyond = (price.max - price.min) * quantity;
  return amount + (addsVat ? withVat(beyond) : beyond);
}
