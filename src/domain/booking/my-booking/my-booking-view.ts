import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import type { ShareLink } from '#src/domain/payment/share/share.ts';
import type { ShareRequest } from '#src/domain/payment/share/share-requests.ts';
import { callUs } from '#src/domain/studio/call-words.ts';
import type { Answer, NetworkError } from '#src/lib/answer.ts';
import { earliestStart } from '#src/lib/dates/umuganda.ts';
import { formatMoney } from '#src/lib/money.ts';
import { readMoney } from '#src/lib/read-money.ts';
import type { BookingStatus } from '../booking.ts';
import { refundedSentence } from '../refund.ts';

export type MyBookingView =
  | { kind: 'looking' }
  | { kind: 'booking'; booking: MyBooking }
  | { kind: 'closed'; text: string }
  /** Outcome unknown; a retry may help. */
  | { kind: 'error'; text: string };

export const statusWords: Record<BookingStatus, string> = {
  pending: 'Received, not confirmed yet',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
};

export const noLinkView: MyBookingView = {
  kind: 'closed',
  text: 'This address is incomplete. Please open the link in our message about your booking, or have it sent to you again.',
};

export function viewOfAnswer(answer: Answer<MyBooking>): MyBookingView {
  if (answer.kind === 'ok') return { kind: 'booking', booking: answer.data };
  if (answer.kind === 'network-error') return { kind: 'error', text: networkErrorText[answer.reason] };
  return { kind: answer.status === 404 ? 'closed' : 'error', text: answer.error };
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

const networkErrorText: Record<NetworkError, string> = {
  offline: 'You seem to be offline. Your booking is safe with us.',
  timeout: 'This is taking longer than usual. Your booking is safe with us.',
  unreachable: 'We cannot reach our server. Your booking is safe with us.',
};

/** Explains why a change failed. After a network error the outcome is unknown; a retry is harmless. */
export function changeProblem(answer: Exclude<Answer<MyBooking>, { kind: 'ok' }>): string {
  if (answer.kind === 'refused') return answer.fields.eventDate ?? answer.error;
  const offline = answer.reason === 'offline';
  return offline
    ? 'You seem to be offline, so we did not send anything. Please press the button again when you are back online.'
    : 'Our server did not reply. Please press the button again: it is done only once.';
}

/** Names the hour from which the notice before a session is counted back. */
export function countedFromSentence(eventDate: string, startTime: string | null): string {
  const counted = `We count the hours from ${startTime ?? earliestStart(eventDate)} on the date of the session, in Kigali`;
  return startTime === null ? `${counted}; if we agreed a later time, ${callUs}.` : `${counted}.`;
}

/** States what was paid and refunded. A cancelled booking has its own refund sentence. */
function movedSentences({
  status,
  payment: { paid, refunds, due, surplus },
}: Pick<MyBooking, 'status' | 'payment'>): string[] {
  return [
    ...(paid > 0 ? [`Paid: ${formatMoney(paid)}.`] : []),
    ...(paid > 0 && due > 0 ? [`There is ${formatMoney(due)} left to pay.`] : []),
    ...(refunds.length > 0 && status !== 'cancelled' ? [refundedSentence(refunds)] : []),
    ...(surplus > 0 ? [`We will refund the ${formatMoney(surplus)} you overpaid.`] : []),
  ];
}

const declineSentence =
  'If a payment request is still on your phone, please decline it: we would refund what you approve.';

export function paymentSentence({
  kind,
  status,
  payment,
  offer,
  slot,
}: Pick<MyBooking, 'kind' | 'status' | 'payment' | 'offer' | 'slot'>): string {
  const moved = movedSentences({ status, payment });
  if (status === 'cancelled' && (moved.length === 0 || payment.status === 'failed'))
    return [...(moved.length === 0 ? ['There is nothing to pay.'] : moved), declineSentence].join(' ');
  if (moved.length > 0) return moved.join(' ');
  switch (payment.status) {
    case 'none':
      if (payment.due > 0) return 'Not paid yet.';
      return offer === undefined
        ? 'We’ll confirm the price with you first. We have not charged anything.'
        : 'We have sent you our price. We have not charged anything.';
    case 'failed':
      return `The payment did not go through.${failedNext(kind, slot)}`;
    default:
      return payment.canRetry
        ? 'Not paid yet. Approve the payment request on your phone, or send another one, also to another number.'
        : 'Not paid yet. Approve the payment request on your phone.';
  }
}

/** Adds what a failed payment means for the booking; an expiring hold has its own sentence. */
function failedNext(kind: MyBooking['kind'], slot: MyBooking['slot']): string {
  if (kind === 'fee') return ' You can still pay the fee.';
  return slot === undefined ? ' Your booking is kept.' : '';
}
