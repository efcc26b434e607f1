import type { DayAvailability } from '#src/domain/availability/calendar.ts';
import { untilText } from '#src/domain/availability/slot/slot-words.ts';
import { availabilityWords } from '#src/domain/availability/words/words.ts';
import type { BookingSource } from '#src/domain/booking/booking-source.ts';
import type { SessionTime } from '#src/domain/booking/day/session-time.ts';
import { sessionTimeText } from '#src/domain/booking/day/session-words.ts';
import { sessionWords } from '#src/domain/booking/day/words/words.ts';
import { type HeldMoney, type Refund, staffRefundText } from '#src/domain/booking/refund.ts';
import { totalText } from '#src/domain/catalogue/lines/line-amount.ts';
import { en as priceWords } from '#src/domain/catalogue/prices/words/en.ts';
import { failureRefusal, type PaymentFailure } from '#src/domain/payment/payment-failure.ts';
import { droppedText } from '#src/domain/resource/resource-words.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { plural } from '#src/lib/text.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { speak } from '#src/lib/words/messages.ts';
import { refusalsIn } from '../refusal-words.ts';

/** `name` is always the client’s, and nothing else names them: erasure replaces it. */
interface OfClient {
  name: string;
  reference: string;
}

const reachedBy: Partial<Record<BookingSource, string>> = {
  phone: ' The client called.',
  whatsapp: ' The client wrote on WhatsApp.',
  'walk-in': ' The client came to the studio.',
};

const prices = speak('en', priceWords);

/** Sentences of notifications by key, from stored values. Staff read them in English. */
const sentences = {
  /** Notification from before its key and values were stored. */
  sentence: ({ sentence }: { sentence: string }) => sentence,

  booked: ({ name, reference, total, source }: OfClient & { total: number; source: BookingSource }) =>
    `${name} booked for ${totalText(prices, { total, fixed: true })} (${reference}).${reachedBy[source] ?? ''}`,
  priceRequested: ({ name, reference, total, source }: OfClient & { total: number; source: BookingSource }) =>
    `${name} requested a price, ${totalText(prices, { total, fixed: false })} (${reference}).${reachedBy[source] ?? ''} Please offer one within 24 hours.`,
  slotOffered: (waited: Waited) => slotOffered({ ...waited, fixed: true }),
  slotOfferedWithoutPrice: (waited: Waited) =>
    `${slotOffered({ ...waited, fixed: false })} Please offer a price within 24 hours.`,
  notSold: ({ name, phone, day }: { name: string; phone: string; day: string }) =>
    `${name} (${phone}) waited for ${formatDate(day)}, but we no longer sell all of the order. Please call them.`,
  offerAccepted: ({ name, reference, total }: OfClient & { total: number }) =>
    `${name} accepted ${formatMoney(total)} for booking ${reference}.`,
  holdEnds: ({ name, reference, session, until }: OfClient & { session: SessionTime; until: string }) =>
    `Request ${reference} of ${name} still waits for a price, and holds ${sessionText(session)} only until ${untilText(new Date(until))}. Please make an offer or confirm it.`,
  moved: ({ name, reference, from, to }: OfClient & { from: SessionTime; to: SessionTime }) =>
    `${name} moved booking ${reference} from ${sessionText(from, 'an open date')} to ${sessionText(to)}. Please check the people and equipment it needs on that date.`,
  assignmentsLost: ({ reference, resources }: { reference: string; resources: readonly string[] }) =>
    droppedText(reference, resources),
  cancelledByClient: ({ name, reference, ...money }: OfClient & RefundDue) =>
    `${name} cancelled booking ${reference}. ${refundText(money)}`,
  cancelledByStudio: ({ name, reference, ...money }: OfClient & RefundDue) =>
    `We cancelled booking ${reference} of ${name}. ${refundText(money)}`,
  accountDeleted: ({ references }: { references: readonly string[] }) =>
    references.length === 1
      ? `A client deleted their account. Booking ${references[0]} keeps its contact details until it is over and settled.`
      : `A client deleted their account. Bookings ${references.join(', ')} keep their contact details until they are over and settled.`,

  paid: ({ name, reference, amount, lost }: OfClient & Received) =>
    `${name} paid ${formatMoney(amount)} for booking ${reference}.${lostText(lost)}`,
  paidByLink: ({ reference, amount, lost }: { reference: string } & Received) =>
    `Someone with a link paid ${formatMoney(amount)} for booking ${reference}.${lostText(lost)}`,
  paymentFailed: ({ reference, amount, failure }: Sum & { failure: PaymentFailure }) =>
    `The payment of ${formatMoney(amount)} for booking ${reference} failed: ${refusalsIn('en')(failureRefusal(failure))}`,
  paidAfterCancellation: ({ reference, transaction, amount }: Sum & { transaction: string | null }) =>
    `Booking ${reference} was paid after it was cancelled (${transaction}). Please refund all of it: ${formatMoney(amount)}.`,
  paidTwice: ({ reference, amount }: Sum) =>
    `Booking ${reference} was paid twice. Please refund ${formatMoney(amount)}.`,
  linkNotNeeded: ({ reference, amount }: Sum) =>
    `Someone with a link paid ${formatMoney(amount)} for booking ${reference} that was not needed any more. Please refund it to the number that paid.`,
  refundRequested: ({ reference, amount, by }: Sum & { by: string }) =>
    `${by} requests a refund of ${formatMoney(amount)} for booking ${reference}. A super admin other than ${by} must approve it.`,
  wrongAmount: ({
    transaction,
    reported,
    requested,
  }: {
    transaction: string;
    reported: number;
    requested: number;
  }) =>
    `Paypack reports ${formatMoney(reported)} for transaction ${transaction}, but we requested ${formatMoney(requested)}. Nothing was changed. Please check it with Paypack.`,
  ledgerDifferences: ({ count }: { count: number }) =>
    `The nightly check of the ledger found ${plural(count, 'difference')}. Please look at Payments, Differences: it says what to do about each.`,
  paypackDifferences: ({ count }: { count: number }) =>
    `The nightly comparison with Paypack found ${plural(count, 'difference')}. Please look at Payments, Differences: it says what to do about each.`,
  ebmRefused: ({ reference, amount }: Sum) =>
    `EBM refused ${formatMoney(amount)} of booking ${reference}. The day’s closing has the reason.`,

  enrolled: ({ name, danceClass }: { name: string; danceClass: string }) =>
    `${name} enrolled in ${danceClass}: please contact them within 24 hours.`,
  waitsForPlace: ({ name, danceClass }: { name: string; danceClass: string }) =>
    `${name} waits for a place in ${danceClass}: please contact them when a place is free.`,
  applied: ({ name, programme }: { name: string; programme: string }) =>
    `${name} applied for the ${programme}. Please reply within a week.`,
  wrote: ({ name, subject }: { name: string; subject: string }) =>
    `${name} wrote: “${subject}”. Please reply within 24 hours.`,
  subscribed: ({ email }: { email: string }) => `${email} subscribed to the newsletter.`,

  mailNotSent: ({ subject, recipient, tries }: Undelivered & { tries: number }) =>
    `We could not send the email “${subject}” to ${recipient} (${plural(tries, 'attempt')}). Please reach them another way, or send it again from the dashboard.`,
  textNotSent: ({ subject, recipient }: Undelivered) =>
    `We could not send the text message “${subject}” to ${recipient}. Please reach them another way, or send it again from the dashboard.`,
  textUnanswered: ({ subject, recipient }: Undelivered) =>
    `Perhaps the text message “${subject}” did not reach ${recipient}: the gateway did not answer. We do not send it twice. Please check with them.`,
  notErased: ({ kinds }: { kinds: readonly string[] }) =>
    `Some data that was due to be erased is still stored (${kinds.join(', ')}). The site will try again tomorrow. If you see this twice, please tell your developer.`,
};

type Sentences = typeof sentences;

/** Key of a sentence and its values, as they are stored. */
export type News = {
  [Key in Exclude<keyof Sentences, 'sentence'>]: { key: Key; values: Parameters<Sentences[Key]>[0] };
}[Exclude<keyof Sentences, 'sentence'>];

export function newsText({ key, values }: { key: string; values: unknown }): string {
  return sentences[key as keyof Sentences](values as never);
}

interface Sum {
  reference: string;
  /** RWF */
  amount: number;
}

interface Received {
  /** RWF */
  amount: number;
  lost?: DayAvailability | undefined;
}

interface Undelivered {
  subject: string;
  recipient: string;
}

interface RefundDue {
  refund: Refund;
  money: HeldMoney;
}

interface Waited extends OfClient {
  day: string;
  /** ISO instants. */
  until: string;
  offeredAt: string;
  /** RWF */
  total: number;
}

function slotOffered({ name, reference, day, until, offeredAt, ...price }: Waited & { fixed: boolean }) {
  const end = untilText(new Date(until), new Date(offeredAt));
  return `${name} waited for ${formatDate(day)} and was offered a slot until ${end}, for ${totalText(prices, price)} (${reference}).`;
}

function sessionText(session: SessionTime, undated?: string) {
  return sessionTimeText(wordsIn('en', sessionWords), session, undated);
}

const refundText = ({ refund, money }: RefundDue) => staffRefundText(refund, money);

const lostText = (lost: DayAvailability | undefined) => (lost === undefined ? '' : ` ${lostForStaff(lost)}`);

export function lostForStaff(lost: DayAvailability): string {
  return `The payment arrived after we had stopped holding its slot, and ${formatDate(lost.day)} is ${whyLost(lost)}: please find another date with the client.`;
}

function whyLost({ closed, full }: DayAvailability): string {
  if (closed !== undefined) return `closed now (${closed})`;
  return full === undefined
    ? 'fully booked by now'
    : `fully booked for ${wordsIn('en', availabilityWords).services({ services: full })} by now`;
}
