import { formatMoney } from '#src/lib/money.ts';
import { formatPrice } from '../prices/price.ts';
import type { PricedLine, PricedOrder } from '../prices/price-order.ts';

/** How amounts of lines and their sum are written: in quotes, bookings and mails. */

/** "118,000 RWF", "from 35,400 RWF" or "Price on request". */
export function amountText({ price, amount }: Pick<PricedLine, 'price' | 'amount'>): string {
  if (price.kind === 'fixed') return formatMoney(amount);
  // What was chosen about a line on request, such as travel, has its price all the same.
  return price.kind === 'on-request' && amount === 0 ? formatPrice(price) : `from ${formatMoney(amount)}`;
}

type Total = Pick<PricedOrder, 'total' | 'fixed'>;

/** True when nothing in the order has a price yet, so that a total of 0 would say the wrong thing. */
export function isOnRequest({ total, fixed }: Total): boolean {
  return total === 0 && !fixed;
}

/** "118,000 RWF", "from 35,400 RWF" or "On request". */
export function totalText(order: Total): string {
  if (isOnRequest(order)) return 'On request';
  return `${order.fixed ? '' : 'from '}${formatMoney(order.total)}`;
}
