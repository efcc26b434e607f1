import { totalInWords } from '#src/domain/booking/order/line-words.ts';
import type { StaffPayment } from '#src/domain/booking/staff/booking-by-staff.ts';
import { en as booking } from '#src/domain/booking/words/en.ts';
import type { ClientRow } from '#src/domain/client/client.ts';
import type { ClientEvent } from '#src/domain/client/client-detail.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { SubmissionWords } from '#src/lib/sending/sending-words.ts';
import { plural } from '#src/lib/text.ts';
import { speak } from '#src/lib/words/messages.ts';
import { momentText } from '../../records/columns.tsx';

const bookingWords = speak('en', booking);

export const newBookingWords = {
  client: 'Client',
  known: 'Clients that we know. Choose one, or enter a new client below.',
  decline: 'This is someone else',
  order: 'Order',
  day: 'Date',
  noDay: 'No date chosen. Without one, we agree it later.',
  withoutDay: 'Book without a date',
  notLoaded: 'We could not load the client',
  slotsUnknown: 'We cannot see the free slots. Choose a date; we’ll check it when you book',
  details: 'Location and note',
  discount: 'Give a discount',
  payment: 'Payment',
  source: 'The client booked by',
  again: 'Start again',
  kept: 'This is what you typed before. It is not booked yet.',
} as const;

export const paymentWords: Record<StaffPayment, string> = {
  request: 'Payment request',
  cash: 'Cash',
  later: 'Pays later',
};

/** Problem that rules out a way to pay; undefined if it is possible. */
export type PaymentProblem = 'open-price' | 'no-phone' | undefined;

export function paymentText(payment: StaffPayment, problem: PaymentProblem, amount: number): string {
  if (problem !== undefined) return problemWords[problem];
  if (payment === 'request') return `The client approves ${formatMoney(amount)} on the phone.`;
  if (payment === 'cash') return `You have ${formatMoney(amount)} in hand.`;
  return 'Nothing is requested now, and the date is kept all the same.';
}

const problemWords: Record<Exclude<PaymentProblem, undefined>, string> = {
  'open-price': 'The price is open: offer one after booking.',
  'no-phone': 'This needs an MTN or Airtel number.',
};

export const sendingWords: SubmissionWords = {
  notYet: 'Not booked yet, as far as we know.',
  twice: 'It will be booked only once, however often you send it.',
  calledOff: 'It may have been booked already: if so, we’ll tell you when you press the button.',
};

export const beforeWords = {
  title: 'Not booked again',
  text: 'An earlier version of this form may be booked already. Look among the bookings before you start again.',
  see: 'See the bookings of this client',
} as const;

/** Names the highest percent, or else what is taken off. */
export function discountHint(most: number, taken: number): string {
  return taken > 0 ? `${formatMoney(taken)} off.` : `Up to ${most}.`;
}

/** "Aline Uwase, 0788123456, aline@example.com" */
export function clientText({ name, phones, emails }: Pick<ClientRow, 'name' | 'phones' | 'emails'>): string {
  return [name, phones[0], emails[0]].filter(Boolean).join(', ');
}

export const emailText = (email: string) => `Also email ${email}`;

/** "3 bookings, 450,000 RWF received" */
export function valueText({ bookings, value }: Pick<ClientRow, 'bookings' | 'value'>): string {
  const count = bookings === 0 ? 'No bookings yet' : plural(bookings, 'booking');
  return value > 0 ? `${count}, ${formatMoney(value)} received` : count;
}

export function lastBookingText(timeline: readonly ClientEvent[]): string {
  const last = timeline.find(({ kind }) => kind === 'booking');
  if (last === undefined) return 'No earlier booking.';
  const day = last.eventDate === null ? `booked ${momentText(last.at)}` : formatDate(last.eventDate);
  return `Last booking: ${last.title}, ${day}.`;
}

interface SeenTotal {
  total: number;
  fixed: boolean;
}

export function changedTotalText(seen: SeenTotal, now: SeenTotal): string {
  return `It was ${totalInWords(bookingWords, seen)} when you sent it, and is ${totalInWords(bookingWords, now)} now. Agree it with the client first.`;
}

interface BookedFacts {
  total: number;
  fixed: boolean;
  phone: string;
  email: string;
  payment: StaffPayment;
  /** Status in the response; `none` if nothing was requested. */
  status: string;
}

/** Sentences on the effects of a booking: messages to the client, and money. */
export function bookedSentences(facts: BookedFacts): string[] {
  return [sentText(facts), moneyText(facts)];
}

function sentText({ phone, email }: BookedFacts): string {
  const ways = [email && `an email to ${email}`, phone && `a text message to ${phone}`].filter(Boolean);
  return `We are sending the client ${ways.join(' and ')}.`;
}

function moneyText({ total, fixed, payment, status, phone }: BookedFacts): string {
  const amount = formatMoney(total);
  if (!fixed) return 'The price is still open: offer one in the booking.';
  if (payment === 'cash') return `${amount} in cash is recorded.`;
  if (payment === 'later' || status === 'none') return `${amount} is still to be paid.`;
  if (status === 'failed') return 'The payment request could not be sent. Open the booking to send it again.';
  return `The payment request for ${amount} is on its way to ${phone}.`;
}
