import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import type { ShareLink } from '#src/domain/payment/share/share.ts';
import type { ShareRequest } from '#src/domain/payment/share/share-requests.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import type { Answer, NetworkError } from '#src/lib/answer.ts';
import { earliestStart } from '#src/lib/dates/umuganda.ts';
import { type FailedAnswer, failureOf } from '#src/lib/failure/failure.ts';
import { readMoney } from '#src/lib/read-money.ts';
import { refusals, type Wording } from '#src/lib/words/refusals.ts';
import type { BookingStatus } from '../booking.ts';
import { refundedSentence } from '../refund.ts';
import type { OwnBookingWords } from './words/en.ts';

export type MyBookingView =
  | { kind: 'looking' }
  | { kind: 'booking'; booking: MyBooking }
  | { kind: 'closed'; text: string }
  /** Outcome unknown; a retry may help. */
  | { kind: 'error'; text: string };

export function statusText(words: OwnBookingWords, status: BookingStatus): string {
  return words[statusKeys[status]];
}

const statusKeys = {
  pending: 'statusPending',
  confirmed: 'statusConfirmed',
  cancelled: 'statusCancelled',
} as const satisfies Record<BookingStatus, keyof OwnBookingWords>;

const refused = refusals('own-booking');

export const noLinkView: MyBookingView = { kind: 'closed', text: refused('linkIncomplete') };

export function viewOfAnswer(word: Wording, answer: Answer<MyBooking>): MyBookingView {
  if (answer.kind === 'ok') return { kind: 'booking', booking: answer.data };
  if (answer.kind === 'network-error') return { kind: 'error', text: word(unloaded[answer.reason]) };
  return { kind: answer.status === 404 ? 'closed' : 'error', text: failureOf(word, answer).message };
}

/** Adds a share that was just made, without asking the server for all of the booking. */
export function withShare(view: MyBookingView, { id }: ShareLink, made: ShareRequest): MyBookingView {
  if (view.kind !== 'booking' || view.booking.shares.some((share) => share.id === id)) return view;
  const read = readMoney(String(made.amount));
  if (!('amount' in read)) return view;
  const { booking } = view;
  const { amount } = read;
  const createdAt = new Date().toISOString();
  const now = { id, name: made.name, amount, received: 0, state: 'open' as const, by: 'you', createdAt };
  return {
    kind: 'booking',
    booking: { ...booking, shares: [now, ...booking.shares], shareable: booking.shareable - amount },
  };
}

const unloaded: Record<NetworkError, string> = {
  offline: refused('loadOffline'),
  timeout: refused('loadTimeout'),
  unreachable: refused('loadUnreachable'),
};

/** Explains why a change failed. After a network error the outcome is unknown; a retry is harmless. */
export function changeProblem(word: Wording, answer: FailedAnswer): string {
  if (answer.kind === 'network-error')
    return word(refused(answer.reason === 'offline' ? 'changeOffline' : 'changeUnanswered'));
  const { message, fields } = failureOf(word, answer);
  return fields['eventDate'] ?? message;
}

/** Names the hour from which the notice before a session is counted back. */
export function countedFromSentence(
  words: OwnBookingWords,
  eventDate: string,
  startTime: string | null,
): string {
  return startTime === null
    ? words.hoursCountedUnlessAgreed({ ...contactValues, start: earliestStart(eventDate) })
    : words.hoursCounted({ start: startTime });
}

/** States what was paid and refunded. A cancelled booking has its own refund sentence. */
function movedSentences(
  words: OwnBookingWords,
  { status, payment: { paid, refunds, due, surplus } }: Pick<MyBooking, 'status' | 'payment'>,
): string[] {
  return [
    ...(paid > 0 ? [words.paid({ amount: paid })] : []),
    ...(paid > 0 && due > 0 ? [words.leftToPay({ amount: due })] : []),
    ...(refunds.length > 0 && status !== 'cancelled' ? [refundedSentence(words, refunds)] : []),
    ...(surplus > 0 ? [words.overpaymentRefunded({ amount: surplus })] : []),
  ];
}

/** Says what a failed payment means for the booking; an expiring hold has its own sentence. */
function failedSentence(words: OwnBookingWords, { kind, slot }: Pick<MyBooking, 'kind' | 'slot'>): string {
  if (kind === 'fee') return words.feePaymentFailed;
  return slot === undefined ? words.bookingPaymentFailed : words.paymentFailed;
}

export function paymentSentence(
  words: OwnBookingWords,
  { kind, status, payment, offer, slot }: Pick<MyBooking, 'kind' | 'status' | 'payment' | 'offer' | 'slot'>,
): string {
  const moved = movedSentences(words, { status, payment });
  if (status === 'cancelled' && (moved.length === 0 || payment.status === 'failed'))
    return [...(moved.length === 0 ? [words.nothingToPay] : moved), words.declineRequest].join(' ');
  if (moved.length > 0) return moved.join(' ');
  switch (payment.status) {
    case 'none':
      if (payment.due > 0) return words.notPaid;
      return offer === undefined ? words.priceToConfirm : words.priceSent;
    case 'failed':
      return failedSentence(words, { kind, slot });
    default:
      return payment.canRetry ? words.approveOrSendRequest : words.approveRequest;
  }
}
