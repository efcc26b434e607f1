import { formatMoney } from '#src/lib/money.ts';
import { formatPrice } from '../prices/price.ts';
import type { PricedLine, PricedOrder } from '../prices/price-order.ts';

/** Formats "118,000 RWF", "from 35,400 RWF" or "Price on request". */
export function amountText({ price, amount }: Pick<PricedLine, 'price' | 'amount'>): string {
  if (price.kind === 'fixed') return formatMoney(amount);
  // Extras on a line that is on request, such as travel, have a price all the same.
  return price.kind === 'on-request' && amount === 0 ? formatPrice(price) : `from ${formatMoney(amount)}`;
}

type Total = Pick<PricedOrder, 'total' | 'fixed'>;

/** True if nothing in the order has a price yet; a total of 0 RWF would then be misleading. */
export function isOnRequest({ total, fixed }: Total): boolean {
  return total === 0 && !fixed;
}

export function totalText(order: Total): string {
  if (isOnRequest(order)) return 'On request';
  return `${order.fixed ? '' : 'from '}${formatMoney(order.total)}`;
}
