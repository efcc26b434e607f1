import { isOnRequest, totalText } from '#src/domain/catalogue/lines/line-amount.ts';
import { formatPrice } from '#src/domain/catalogue/prices/price.ts';
import type { PricedLine, PricedOrder } from '#src/domain/catalogue/prices/price-order.ts';
import { formatMoney } from '#src/lib/money.ts';

/** "−195,000 RWF" */
export function takenOff(discount: number): string {
  return `−${formatMoney(discount)}`;
}

/** Formats a total for "The price is now …": "from 35,400 RWF", "118,000 RWF" or "on request". */
export function totalInWords(total: Pick<PricedOrder, 'total' | 'fixed'>): string {
  return isOnRequest(total) ? 'on request' : totalText(total);
}

export function whenCharged(now: Pick<PricedOrder, 'total' | 'fixed'>): string {
  if (!now.fixed) return 'It is no longer fixed: we’ll confirm it before you pay anything.';
  return 'It is fixed now: you pay it when you book.';
}

type Confirmable = Pick<PricedLine, 'price' | 'fixed' | 'vat' | 'options'>;

/**
 * Names what the studio confirms before it charges a line: "the price (15,000–60,000 RWF each)".
 * Undefined if the price is fixed.
 */
export function toConfirm(line: Confirmable): string | undefined {
  if (line.fixed) return undefined;
  const price = line.price.kind === 'fixed' ? [] : [openPrice(line)];
  // A fixed price is open only because of a VAT exemption.
  const exempt = price.length === 0 || (line.options?.vat === false && line.vat === 0);
  return [...price, ...(exempt ? ['your VAT exemption'] : [])].join(' and ');
}

function openPrice({ price }: Confirmable): string {
  return price.kind === 'on-request' ? 'the price' : `the price (${formatPrice(price)} each)`;
}
