import type { Failure } from '#src/lib/failure/failure.ts';
import { dateRequiredHint } from '../day/required-date.ts';
import { toConfirm, totalInWords, whenCharged } from '../order/line-words.ts';

/** Words of the booking form, with a script and without. */

export const steps = { order: 'Your cart', contact: 'Your details', payment: 'Pay' } as const;

/** Hint of the date: a large order needs one, another may leave it open. */
export function dateHint(required: boolean): string {
  return required ? dateRequiredHint : 'Leave this empty if you do not know yet.';
}

/** The location is of a session, or of the handover of goods. */
export function locationHint(goods: boolean): string {
  return goods ? 'Where we should hand it over.' : 'Our studio, your home or a venue.';
}

/** The way of paying, and whose it is. */
export const mobileMoney = { label: 'Mobile money (Paypack)', networks: 'MTN MoMo or Airtel Money' } as const;

/** What comes to the phone, and when. `payable` is false when nothing is requested yet. */
export function phoneHint(payable: boolean): string {
  return payable
    ? 'We’ll send the payment request to this phone. Approve it with your PIN.'
    : 'We’ll send the payment request to this phone once we have agreed the price and how you pay.';
}

/** Heads the list of what the studio confirms first. */
export const nothingChargedNow = 'We charge nothing now. We’ll confirm first:';

/** Lists what the studio confirms first, line by line. */
export function confirmedFirst(
  lines: readonly (Parameters<typeof toConfirm>[0] & { label: string })[],
): string[] {
  const open = lines.filter((line) => !line.fixed);
  return [...new Set(open.map((line) => `${line.label}: ${toConfirm(line)}`))];
}

/** Consent that a booking gives: words, and links to what they name. */
export const consent: readonly (string | { href: string; words: string })[] = [
  'By booking you agree to our ',
  { href: '/terms', words: 'terms' },
  ' and ',
  { href: '/refund-policy', words: 'refund policy' },
  '. The ',
  { href: '/privacy-policy', words: 'privacy policy' },
  ' says how we keep your details.',
];

/** What the button says. */
export function bookWords(payable: boolean): string {
  return payable ? 'Book and pay' : 'Send request';
}

interface Total {
  total: number;
  fixed: boolean;
}

/** Sentences around the total of now, when another one was seen. */
export function totalChangedWords(seen: Total, now: Total) {
  const charged = seen.fixed === now.fixed ? '' : ` ${whenCharged(now)}`;
  return {
    heading: 'The price has changed',
    before: `You saw ${totalInWords(seen)}. The price is now`,
    now: totalInWords(now),
    after: `.${charged} We have not booked or charged anything yet.`,
  };
}

/** Said when nothing was booked, for a reason that no field can change. */
export function bookingFailed(error: string): Failure & { text: string } {
  const text = `${error} Everything you typed is kept. Please try again or contact us directly.`;
  return { message: 'Booking failed', text, fields: {} };
}
