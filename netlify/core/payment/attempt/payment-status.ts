import { dueOf, isPaid } from '#src/features/payment/ledger.ts';
import type { PaymentStatusAnswer } from '#src/features/payment/payment.ts';
import { canRetry, findPayment } from '../payment-queries.ts';
import { failureSentence } from './payment-failure.ts';

/**
 * Looks a payment up by Paypack's reference or by the booking's (then the newest). Of a booking that is paid, however that
 * came about, nobody is asked for money.
 */
export async function paymentStatus(reference: string): Promise<PaymentStatusAnswer | undefined> {
  const found = await findPayment(reference);
  if (found?.payment === undefined) return undefined;
  const { booking, payment, all, balance } = found;
  const paid = booking.status !== 'cancelled' && isPaid(balance);
  const retryable = canRetry(booking, all, balance);
  return {
    success: true,
    transaction: {
      status: paid ? 'successful' : payment.status,
      reference: payment.transactionRef ?? booking.reference,
      amount: retryable ? dueOf(balance) : payment.amount,
      requested: payment.transactionRef !== null,
      ...(payment.failure !== null && !paid && { reason: failureSentence(payment.failure) }),
    },
    booking: { reference: booking.reference, kind: booking.kind, canRetry: retryable },
    phone: hiddenPhone(payment.phone),
  };
}

/** "078•••4567": enough to recognise one's own number. */
export function hiddenPhone(phone: string): string {
  return `${phone.slice(0, 3)}•••${phone.slice(-4)}`;
}

/** True for a booking whose price the studio confirms first, so that nothing is to be paid yet. */
export async function awaitsPrice(reference: string): Promise<boolean> {
  const found = await findPayment(reference);
  return found !== undefined && found.payment === undefined;
}
