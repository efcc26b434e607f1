import { isOnRequest } from '#src/domain/catalogue/lines/line-amount.ts';
import type { PricedLine, PricedOrder } from '#src/domain/catalogue/prices/price-order.ts';
import { priceText } from '#src/domain/catalogue/prices/price-words.ts';
import type { PriceWords } from '#src/domain/catalogue/prices/words/en.ts';
import type { BookingWords } from '../words/en.ts';

/** Words a total for "The price is now …": "from 35,400 RWF", "118,000 RWF" or "on request". */
export function totalInWords(words: BookingWords, order: Pick<PricedOrder, 'total' | 'fixed'>): string {
  if (isOnRequest(order)) return words.onRequest;
  return order.fixed ? words.total(order) : words.totalFrom(order);
}

type Confirmable = Pick<PricedLine, 'price' | 'fixed' | 'vat' | 'options'>;

/** Ends the keys of the sentences on what the studio confirms before it charges a line. */
type Open = 'Price' | 'PriceRange' | 'Exemption' | 'PriceAndExemption' | 'PriceRangeAndExemption';

/** Returns what the studio confirms of a line, with its price; undefined if that is fixed. */
export function toConfirm(prices: PriceWords, line: Confirmable): { open: Open; price: string } | undefined {
  if (line.fixed) return undefined;
  const price = priceText(prices, line.price);
  // A fixed price is open only because of a VAT exemption.
  if (line.price.kind === 'fixed') return { open: 'Exemption', price };
  const isExempt = line.options?.vat === false && line.vat === 0;
  const priceOnly = line.price.kind === 'on-request' ? 'Price' : 'PriceRange';
  return { open: isExempt ? `${priceOnly}AndExemption` : priceOnly, price };
}

/** Returns "We’ll confirm first: the price (15,000–60,000 RWF each)."; undefined if it is fixed. */
export function confirmSentence(
  words: BookingWords,
  prices: PriceWords,
  line: Confirmable,
): string | undefined {
  const found = toConfirm(prices, line);
  if (found === undefined) return undefined;
  const sentence = words[`confirm${found.open}`];
  return typeof sentence === 'string' ? sentence : sentence(found);
}
