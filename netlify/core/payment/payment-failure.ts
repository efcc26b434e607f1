/** Why a payment failed. */
export type PaymentFailure =
  | 'declined'
  | 'refused'
  | 'unanswered'
  | 'unreachable'
  | 'superseded'
  | 'cancelled';

const sentences: Record<PaymentFailure, string> = {
  declined: 'The payment was not approved on the phone, or mobile money could not take it from the account.',
  refused: 'Mobile money did not accept the request. Please check the phone number or use another one.',
  unanswered: 'The payment request on the phone was not answered in time.',
  unreachable: 'Mobile money could not be reached, so no payment request was sent.',
  superseded: 'This payment request is no longer needed: the booking is already paid.',
  cancelled: 'The booking was cancelled, so nothing is to be paid.',
};

/** The failure in words for the visitor. */
export function failureSentence(failure: PaymentFailure): string {
  return sentences[failure];
}
