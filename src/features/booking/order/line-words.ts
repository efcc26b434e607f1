import { formatPrice } from '#src/features/catalogue/prices/price.ts';
import type { PricedLine } from '#src/features/catalogue/prices/price-order.ts';
import { formatMoney } from '#src/lib/money.ts';

/** What page and mails say of what is taken off, and of what is still open. */

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
