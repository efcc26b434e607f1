import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { type FailedAnswer, type Failure, failureOf } from '#src/lib/failure/failure.ts';

/** Asks once more for the payment of the same booking; without a number, on the phone used before. */
export function retryPayment(reference: string, phone?: string) {
  const json = phone ? { phone } : {};
  return answerTo((init) => api.payments[':reference'].retry.$post({ param: { reference }, json }, { init }));
}

/** Why the payment request was not sent again. After a network error it may have been. */
export function retryFailure(answer: FailedAnswer): Failure {
  if (answer.kind === 'refused') return failureOf(answer);
  const message =
    'We got no answer. Look at your phone before you try again: the payment request may be there already.';
  return { message, fields: {} };
}
