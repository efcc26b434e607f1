/** Why a payment failed. */
export type PaymentFailure =
  | 'declined'
  | 'refused'
  | 'unanswered'
  | 'unreachable'
  | 'superseded'
  | 'cancelled';

const sentences: Record<PaymentFailure, string> = {
  declined: 'The payment was not approved on the phone, or there was not enough money in the account.',
  refused: 'Mobile money did not accept the request. Please check the phone number or use another one.',
  unanswered: 'The payment request expired before it was approved on the phone.',
  unreachable: 'We could not reach mobile money, so we did not send a payment request.',
  superseded: 'This payment request is no longer needed: the booking has been paid another way.',
  cancelled: 'The booking was cancelled, so there is nothing to pay.',
};

/** The failure in words for the visitor. */
export function failureSentence(failure: PaymentFailure): string {
  return sentences[failure];
}
