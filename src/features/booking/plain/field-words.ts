import type { BookingField } from '../book-now/request/booking-draft.ts';
import { dateRequiredHint } from '../day/required-date.ts';

/** What the booking's fields are called and what helps to fill them in, with a script and without. */

interface FieldWords {
  label: string;
  hint?: string;
}

export const fieldWords = {
  discountCode: { label: 'Discount code' },
  name: { label: 'Full name' },
  email: { label: 'Email address' },
  eventDate: { label: 'Date of the session', hint: 'Leave this empty if you do not know yet.' },
  location: { label: 'Location', hint: 'Our studio, your home or a venue.' },
  message: { label: 'Anything we should know' },
  phone: { label: 'Mobile money number' },
} as const satisfies Record<BookingField, FieldWords>;

/** A large order needs its date; another may leave it open. */
export function dateHint(required: boolean): string {
  return required ? dateRequiredHint : fieldWords.eventDate.hint;
}

/** The location is of a session, or of the handover of goods. */
export function locationHint(goods: boolean): string {
  return goods ? 'Where we should hand it over.' : fieldWords.location.hint;
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

/** What the button says. */
export function bookWords(payable: boolean): string {
  return payable ? 'Book and pay' : 'Send request';
}
