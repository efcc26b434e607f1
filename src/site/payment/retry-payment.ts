import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { type FailedAnswer, type Failure, failureOf } from '#src/lib/failure/failure.ts';
import { refusals, type Wording } from '#src/lib/words/refusals.ts';

/** Requests a payment; without `phone` on the phone used before, without `amount` of the next part. */
export function retryPayment(reference: string, phone?: string, amount?: string) {
  const json = { ...(phone && { phone }), ...(amount && { amount }) };
  return answerTo((init) => api.payments[':reference'].retry.$post({ param: { reference }, json }, { init }));
}

/** Explains why no payment request was sent; after a network error it may have been sent. */
export function retryFailure(word: Wording, answer: FailedAnswer): Failure {
  if (answer.kind === 'refused') return failureOf(word, answer);
  return { message: word(refusals('payment')('noReply')), fields: {} };
}
