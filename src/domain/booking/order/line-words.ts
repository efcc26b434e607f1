import { isOnRequest } from '#src/domain/catalogue/lines/line-amount.ts';
import { formatPrice } from '#src/domain/catalogue/prices/price.ts';
import type { PricedLine, PricedOrder } from '#src/domain/catalogue/prices/price-order.ts';
import type { BookingWords } from '../words/en.ts';

/** Words a total for "The price is now …": "from 35,400 RWF", "118,000 RWF" or "on request". */
export function totalInWords(words: BookingWords, order: Pick<PricedOrder, 'total' | 'fixed'>): string {
  if (isOnRequest(order)) return words.onRequest;
  return order.fixed ? words.total(order) : words.totalFrom(order);
}

type Confirmable = Pick<PricedLine, 'price' | 'fixed' | 'vat' | 'options'>;

/**
 * Names what the studio confirms before it charges a line: "the price (15,000–60,000 RWF each)".
 * Undefined if the price is fixed.
 */
export function toConfirm(words: BookingWords, line: Confirmable): string | undefined {
  if (line.fixed) return undefined;
  // A fixed price is open only because of a VAT exemption.
  if (line.price.kind === 'fixed') return words.openExemption;
  const isExempt = line.options?.vat === false && line.vat === 0;
  if (line.price.kind === 'on-request') return isExempt ? words.openPriceAndExemption : words.openPrice;
  const price = formatPrice(line.price);
  return isExempt ? words.openPriceRangeAndExemption({ price }) : words.openPriceRange({ price });
}
