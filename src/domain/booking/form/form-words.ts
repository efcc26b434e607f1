import { describeLine } from '#src/domain/catalogue/prices/line-price.ts';
import type { PricedLine } from '#src/domain/catalogue/prices/price-order.ts';
import type { PriceWords } from '#src/domain/catalogue/prices/words/en.ts';
import type { Failure } from '#src/lib/failure/failure.ts';
import { toConfirm, totalInWords } from '../order/line-words.ts';
import type { BookingWords } from '../words/en.ts';
import type { BookingField } from './booking-fields.ts';

export const fieldLabels = {
  discountCode: 'discountCode',
  name: 'fullName',
  phone: 'phone',
  email: 'email',
  eventDate: 'sessionDate',
  location: 'location',
  message: 'message',
} as const satisfies Record<BookingField, keyof BookingWords>;

/** Returns the hint of the date. `requiredFrom`: RWF from which it is required, undefined if it is not. */
export function dateHint(words: BookingWords, requiredFrom: number | undefined): string {
  return requiredFrom === undefined ? words.dateOptional : words.dateNeeded({ from: requiredFrom });
}

/** Returns what the contact fields require. A payment request needs a phone; a price request either. */
export function contactRules(words: BookingWords, payable: boolean) {
  const phone = { hint: payable ? words.phoneHint : words.phoneOrEmailHint, required: payable };
  return { phone, email: { optional: payable, required: false } };
}

export function confirmedFirst(
  words: BookingWords,
  prices: PriceWords,
  lines: readonly PricedLine[],
): string[] {
  const sentences = lines.flatMap((line) => {
    const found = toConfirm(prices, line);
    return found === undefined
      ? []
      : [words[`list${found.open}`]({ ...found, label: describeLine(prices, line.entry, line.options) })];
  });
  return [...new Set(sentences)];
}

/** Addresses of the links in `consent`. */
export const consentLinks = { terms: '/terms', refunds: '/refund-policy', privacy: '/privacy-policy' };

interface Total {
  total: number;
  fixed: boolean;
}

/** States how the price has changed; the new one is in `<now>`. */
export function priceChangeText(words: BookingWords, seen: Total, total: Total): string {
  const values = { before: totalInWords(words, seen), now: totalInWords(words, total) };
  if (seen.fixed === total.fixed) return words.priceNow(values);
  return total.fixed ? words.priceNowFixed(values) : words.priceNowOpen(values);
}

/** `error` is a sentence or a refusal. */
export function bookingFailed(words: BookingWords, error: string): Failure & { text: string } {
  return { message: words.bookingFailed, text: `${error} ${words.bookingFailedAdvice}`, fields: {} };
}
