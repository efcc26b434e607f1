import { vatPercent } from '#src/domain/catalogue/prices/line-price.ts';
import type { PricedLine } from '#src/domain/catalogue/prices/price-order.ts';
import { discounted } from '#src/domain/discount/discount.ts';
import type { PublishedRange } from './offer.ts';

/** A line of a request, with whether VAT is added to its price. */
export type RequestedLine = Pick<PricedLine, 'price' | 'quantity' | 'amount' | 'fixed'> & {
  addsVat: boolean;
};

/** What a request can cost by the prices that it was made at, in RWF, the discount taken off. */
export function publishedRange(lines: readonly RequestedLine[], discountPercent: number): PublishedRange {
  const after = (total: number) => discounted({ total, vat: 0 }, discountPercent).total;
  const most = lines.map(mostOf);
  const min = after(lines.reduce((sum, { amount }) => sum + amount, 0));
  const known = most.every((amount) => amount !== null);
  return { min, max: known ? after(most.reduce((sum, amount) => sum + amount, 0)) : null };
}

/** The most that a line can cost; null where no price says so. An exemption from VAT that is not granted adds it. */
function mostOf({ price, quantity, amount, fixed, addsVat }: RequestedLine): number | null {
  const withVat = (net: number) => net + Math.round((net * vatPercent) / 100);
  if (price.kind === 'fixed') return fixed || !addsVat ? amount : withVat(amount);
  if (price.kind !== 'range') return null;
  const beyond = (price.max - price.min) * quantity;
  return amount + (addsVat ? withVat(beyond) : beyond);
}
