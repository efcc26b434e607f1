import type { Failure } from '#src/lib/failure/failure.ts';
import { en as forms } from '#src/lib/forms/words/en.ts';
import { dateRequiredHint } from '../day/required-date.ts';
import { toConfirm, totalInWords, whenCharged } from '../order/line-words.ts';

export const steps = { order: 'Your cart', contact: 'Your details', payment: 'Pay' } as const;

/** Returns the hint of the date. `requiredFrom`: RWF from which it is required, undefined if it is not. */
export function dateHint(requiredFrom: number | undefined): string {
  return requiredFrom !== undefined
    ? dateRequiredHint(requiredFrom)
    : 'Leave this empty if you do not know yet.';
}

export function locationHint(goods: boolean): string {
  return goods ? 'Where we should hand it over.' : 'Our studio, your home or a venue.';
}

export const mobileMoney = { label: 'Mobile money (Paypack)', networks: 'MTN MoMo or Airtel Money' } as const;

/** Returns the hint of the phone field. `payable` is false if no payment request is sent yet. */
export function phoneHint(payable: boolean): string {
  return payable
    ? 'We’ll send the payment request and our answers to this phone. Approve the request with your PIN.'
    : `${forms.phoneOrEmailHint} Once we have agreed the price and how you pay, we’ll send the payment request to this phone.`;
}

/** Returns what the contact fields require. A payment request needs a phone; a price request either. */
export function contactRules(payable: boolean) {
  const phone = { hint: phoneHint(payable), required: payable };
  return { phone, email: { optional: payable, required: false } };
}

export const nothingChargedNow = 'We charge nothing now. We’ll confirm first:';

export function confirmedFirst(
  lines: readonly (Parameters<typeof toConfirm>[0] & { label: string })[],
): string[] {
  const open = lines.filter((line) => !line.fixed);
  return [...new Set(open.map((line) => `${line.label}: ${toConfirm(line)}`))];
}

/** Addresses of the links in `consent`. */
export const consentLinks = { terms: '/terms', refunds: '/refund-policy', privacy: '/privacy-policy' };

export function bookWords(payable: boolean): string {
  return payable ? 'Book and pay' : 'Send request';
}

interface Total {
  total: number;
  fixed: boolean;
}

export function totalChangedWords(seen: Total, now: Total) {
  const charged = seen.fixed === now.fixed ? '' : ` ${whenCharged(now)}`;
  return {
    heading: 'The price has changed',
    before: `You saw ${totalInWords(seen)}. The price is now`,
    now: totalInWords(now),
    after: `.${charged} We have not booked or charged anything yet.`,
  };
}

export function bookingFailed(error: string): Failure & { text: string } {
  const text = `${error} Everything you typed is kept. Please try again or contact us directly.`;
  return { message: 'Booking failed', text, fields: {} };
}
