import { formatPrice } from '#src/features/catalogue/prices/price.ts';
import type { PricedLine, PricedOrder } from '#src/features/catalogue/prices/price-order.ts';
import { formatMoney } from '#src/lib/money.ts';

/** What page and mails say of a line's amount. */

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

/** "−195,000 RWF" */
export function takenOff(discount: number): string {
  return `−${formatMoney(discount)}`;
}

type Confirmable = Pick<PricedLine, 'price' | 'fixed' | 'vat' | 'options'>;

/** What the studio confirms before it charges a line: "the price (15,000–60,000 RWF each)". Undefined: nothing. */
export function toConfirm(line: Confirmable): string | undefined {
  if (line.fixed) return undefined;
  const price = line.price.kind === 'fixed' ? [] : [openPrice(line)];
  // A fixed price can be open for this reason only.
  const exempt = price.length === 0 || (line.options?.vat === false && line.vat === 0);
  return [...price, ...(exempt ? ['your VAT exemption'] : [])].join(' and ');
}

function openPrice({ price }: Confirmable): string {
  return price.kind === 'on-request' ? 'the price' : `the price (${formatPrice(price)} each)`;
}
