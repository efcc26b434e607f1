import { maxPaymentAttempts } from '#src/domain/payment/payment.ts';
import { callUs } from '#src/domain/studio/call-words.ts';

export type PaymentFailure =
  | 'declined'
  | 'refused'
  | 'unanswered'
  | 'unreachable'
  | 'superseded'
  | 'replaced'
  | 'no-place'
  | 'cancelled'
  | 'withdrawn'
  | 'limited'
  | 'blocked';

const sentences: Record<PaymentFailure, string> = {
  declined: 'The payment was not approved on the phone, or there was not enough money in the account.',
  refused: 'Mobile money did not accept the request. Please check the phone number or use another one.',
  unanswered: 'The payment request expired before it was approved on the phone.',
  unreachable: 'We could not reach mobile money, so we did not send a payment request.',
  superseded: 'This payment request is no longer needed: the booking has been paid another way.',
  replaced: 'A newer payment request has replaced this one. Please approve only the newest.',
  'no-place':
    'We kept your date for a limited time. It is no longer free, so we did not send a payment request.',
  cancelled:
    'The booking was cancelled, so there is nothing to pay. If the request is still on the phone, please decline it: we would refund what is approved.',
  withdrawn:
    'This payment request is no longer needed. If it is still on the phone, please decline it: we would refund what is approved.',
  limited: `This number has had 6 payment requests in 24 hours, perhaps not all of them yours, so we did not send another one. Please use another number, try again tomorrow, or ${callUs}.`,
  blocked: `The owner of this number asked us not to send it payment requests. Please use another number, or ${callUs}.`,
};

/** Refuses another request while one is on its way. */
export const requestWaits =
  'A payment request is on its way to your phone. Please approve or decline it, or send another one after two minutes.';

export const triedTooOften = `You have tried this payment ${maxPaymentAttempts} times. Please ${callUs}, and we’ll find another way.`;

export function failureSentence(failure: PaymentFailure): string {
  return sentences[failure];
}

/** True for a booking's first request if it reaches no phone: such a booking may never be paid. */
export function isRefusedAtOnce({ attempt, byStaff, shareId, failure }: FailedRequest): boolean {
  return (
    attempt === 1 && !byStaff && shareId === null && ['blocked', 'limited', 'refused'].includes(failure ?? '')
  );
}

interface FailedRequest {
  attempt: number;
  byStaff: boolean;
  shareId: string | null;
  failure: string | null;
}
