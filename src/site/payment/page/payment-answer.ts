import type { Slot } from '#src/domain/availability/slot/slot.ts';
import type { BookingKind } from '#src/domain/booking/fee/fee.ts';
import type { PaymentStatusAnswer } from '#src/domain/payment/payment.ts';
import type { Answer, NetworkError } from '#src/lib/answer.ts';
import { type PaymentResult, resultFromStatus } from './payment-result.ts';

/** What the visitor sees of a payment. */
export interface PaymentView {
  result: PaymentResult;
  /** The booking's reference, once the server has told it. */
  booking?: string | undefined;
  /** A session or a fee, likewise. */
  kind?: BookingKind;
  phone?: string;
  /** True once the payment request was sent to the phone. */
  requested?: boolean;
  /** Why the payment failed, in a sentence. */
  reason?: string | undefined;
  /** RWF. */
  amount?: number | undefined;
  canRetry: boolean;
  /** Until when the day is kept while it is not paid, or was. */
  slot?: Slot | undefined;
  /** True for a session that has no day yet. */
  needsDay?: boolean;
  /** Why the server could not tell, in a sentence. */
  error?: string;
  /** True when only the server can change the result, and it has said its last word. */
  final: boolean;
}

/** What is seen before the first answer. */
export function firstView(result: PaymentResult): PaymentView {
  return { result, canRetry: false, final: false };
}

/** A page without a reference has nothing to ask about. */
export const noReferenceView: PaymentView = {
  result: 'unknown',
  canRetry: false,
  final: true,
  error:
    'The address has no payment reference in it. This says nothing about your payment: your booking and your money are safe.',
};

/**
 * What is seen after an answer. A broken connection, a busy server or one that fails says nothing about the payment,
 * so the view stays and only tells about the error. A reference that the server does not know is no payment of ours.
 */
export function viewAfter(view: PaymentView, answer: Answer<PaymentStatusAnswer>): PaymentView {
  if (answer.kind === 'network-error')
    return { ...view, result: undecided(view), error: networkErrorText[answer.reason] };
  if (answer.kind === 'ok') return viewOf(answer.data);
  if (answer.status === 429 || answer.status >= 500)
    return { ...view, result: undecided(view), error: busyText };
  const result = answer.status === 404 ? 'unknown' : 'failed';
  return { result, canRetry: false, final: true, error: answer.error };
}

function viewOf({ transaction, booking, phone }: PaymentStatusAnswer): PaymentView {
  const result = resultFromStatus(transaction.status);
  return {
    result,
    booking: booking.reference,
    kind: booking.kind,
    phone,
    requested: transaction.requested,
    reason: transaction.reason,
    amount: transaction.amount,
    canRetry: booking.canRetry,
    slot: booking.slot,
    needsDay: booking.needsDay,
    final: result !== 'checking',
  };
}

/** Only the server may say that a payment failed: a hint in the address is dropped when it cannot be confirmed. */
function undecided(view: PaymentView): PaymentResult {
  return view.final ? view.result : 'checking';
}

const busyText = 'We cannot check right now. Your payment may have gone through; we’ll keep checking.';

const networkErrorText: Record<NetworkError, string> = {
  offline: 'You seem to be offline. We’ll check again when you are back online.',
  timeout: 'This is taking longer than usual. We’ll keep checking.',
  unreachable: 'We cannot reach our server. We’ll keep checking.',
};
