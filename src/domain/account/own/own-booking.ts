import type { BookingFacts } from '#src/domain/booking/booking-facts.ts';
import type { PaymentStatus } from '#src/domain/payment/payment.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import type { OwnRecordWords } from './words/en.ts';

/** A booking as its owner sees it. Amounts in RWF, instants in ISO 8601. */
export interface OwnBooking extends BookingFacts {
  id: string;
  total: number;
  createdAt: string;
  lines: { label: string; quantity: number; amount: number }[];
  /** Null while the studio still names the price. */
  payment: OwnPayment | null;
}

interface OwnPayment {
  /** Paid state, else that of the newest payment request. */
  status: PaymentStatus;
  reference: string;
  /** RWF left to pay. */
  due: number;
  /** RWF that the next payment request asks; 0 if nothing can be asked. */
  next: number;
  canRetry: boolean;
}

export function bookingTitle(
  words: OwnRecordWords,
  { kind, lines: [first, ...others] }: Pick<OwnBooking, 'kind' | 'lines'>,
): string {
  if (first === undefined) return kind === 'fee' ? words.fee : words.booking;
  const line = lineTitle(words, first);
  return others.length === 0 ? line : words.lineAndMore({ line, count: others.length });
}

export function lineTitle(words: OwnRecordWords, { label, quantity }: OwnBooking['lines'][number]): string {
  return quantity > 1 ? words.severalOf({ quantity, label }) : label;
}

/** Says when it was booked, and where it is. */
export function bookedText(
  words: OwnRecordWords,
  { kind, reference, createdAt, location }: Pick<OwnBooking, 'kind' | 'reference' | 'createdAt' | 'location'>,
): string {
  const day = todayInKigali(new Date(createdAt));
  if (kind === 'fee') return words.feeRequestedOn({ reference, day });
  return location ? words.bookedOnAt({ reference, day, location }) : words.bookedOn({ reference, day });
}

/** Words of the button that opens a booking, on it and for screen readers. */
export function openBookingLabel(
  words: OwnRecordWords,
  { kind, status, eventDate, reference }: Pick<OwnBooking, 'kind' | 'status' | 'eventDate' | 'reference'>,
): { label: string; name: string } {
  if (kind === 'fee') return { label: words.openFee, name: words.openFeeOf({ reference }) };
  return kind === 'session' && eventDate === null && status !== 'cancelled'
    ? { label: words.chooseDate, name: words.chooseDateOf({ reference }) }
    : { label: words.openBooking, name: words.openBookingOf({ reference }) };
}

export function paymentName(
  words: OwnRecordWords,
  { payment, status }: Pick<OwnBooking, 'payment' | 'status'>,
): string {
  if (payment === null) return status === 'cancelled' ? words.nothingToPay : words.nothingToPayYet;
  const isPart = payment.status === 'successful' && payment.due > 0;
  return isPart ? words.paidInPart(payment) : words[paymentKeys[payment.status]];
}

export function paymentAddress(
  { id, payment }: OwnBooking,
  reference = payment?.reference,
): string | undefined {
  if (!reference) return undefined;
  return `/payment-success?${new URLSearchParams({ checkout_id: id, ref: reference })}`;
}

const paymentKeys = { pending: 'paymentRequested', successful: 'paid', failed: 'paymentFailed' } as const;
