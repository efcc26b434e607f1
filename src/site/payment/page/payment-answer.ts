import type { Slot } from '#src/domain/availability/slot/slot.ts';
import type { AnswersBy } from '#src/domain/booking/answers-by.ts';
import type { BookingKind } from '#src/domain/booking/fee/fee.ts';
import { checkingRefusals } from '#src/domain/payment/checking-refusals.ts';
import type { PaymentPageWords } from '#src/domain/payment/page/words/en.ts';
import type { PaymentStatusAnswer } from '#src/domain/payment/payment.ts';
import type { Answer } from '#src/lib/answer.ts';
import { failureOf } from '#src/lib/failure/failure.ts';
import { refusals, type Wording } from '#src/lib/words/refusals.ts';
import { type PaymentResult, resultFromStatus } from './payment-result.ts';

export interface PaymentView {
  result: PaymentResult;
  /** Booking reference; undefined until the server responds. */
  booking?: string | undefined;
  /** Undefined until the server responds. */
  kind?: BookingKind;
  phone?: string;
  /** True once the payment request was sent to the phone. */
  requested?: boolean;
  reason?: string | undefined;
  /** RWF. */
  amount?: number | undefined;
  canRetry: boolean;
  /** RWF that the next request asks; 0 if nothing can be asked. */
  next?: number;
  /** Hold on the day while unpaid, current or expired. */
  slot?: Slot | undefined;
  /** True for a session that has no day yet. */
  needsDay?: boolean;
  /** True while the hour of a session has to be agreed. */
  needsHour?: boolean;
  answersBy?: AnswersBy;
  error?: string;
  /** True once the server has returned a final result, so that polling ends. */
  final: boolean;
}

export function initialView(result: PaymentResult): PaymentView {
  return { result, canRetry: false, final: false };
}

export function noReferenceView(words: PaymentPageWords): PaymentView {
  return { result: 'unknown', canRetry: false, final: true, error: words.referenceMissing };
}

/**
 * Returns the view after a response. Network errors, 429 and 5xx say nothing about the payment and
 * only add an error; a 404 means the payment is not ours.
 */
export function reduceView(
  word: Wording,
  view: PaymentView,
  answer: Answer<PaymentStatusAnswer>,
): PaymentView {
  if (answer.kind === 'network-error')
    return { ...view, result: resultUnlessFinal(view), error: word(checkingRefusals[answer.reason]) };
  if (answer.kind === 'ok') return viewOf(word, answer.data);
  if (answer.status === 429 || answer.status >= 500)
    return { ...view, result: resultUnlessFinal(view), error: word(refusals('payment-page')('serverBusy')) };
  const result = answer.status === 404 ? 'unknown' : 'failed';
  return { result, canRetry: false, final: true, error: failureOf(word, answer).message };
}

function viewOf(word: Wording, { transaction, booking, phone }: PaymentStatusAnswer): PaymentView {
  const result = resultFromStatus(transaction.status);
  const { reason, refused: key = reason } = transaction;
  return {
    result,
    booking: booking.reference,
    kind: booking.kind,
    phone,
    requested: transaction.requested,
    reason: key && word(key, reason),
    amount: transaction.amount,
    canRetry: booking.canRetry,
    next: booking.next,
    slot: booking.slot,
    needsDay: booking.needsDay,
    needsHour: booking.needsHour,
    answersBy: booking.answersBy,
    final: result !== 'checking',
  };
}

/** Keeps a final result only: an unconfirmed "failed" from the URL falls back to "checking". */
function resultUnlessFinal(view: PaymentView): PaymentResult {
  return view.final ? view.result : 'checking';
}
