import type { PaymentStatus } from '#src/features/payment/payment.ts';
import { failureSentence } from './failure.ts';
import { canRetry, findPayment } from './payment-queries.ts';

/** What the payment result page is told. */
export interface PaymentStatusAnswer {
  success: true;
  transaction: {
    status: PaymentStatus;
    /** Paypack's reference, or the booking's until there is one. */
    reference: string;
    /** RWF */
    amount: number;
    /** True once the prompt was sent to the phone. */
    requested: boolean;
    /** Why it failed, as a sentence. */
    reason?: string;
  };
  booking: { reference: string; canRetry: boolean };
  /** "078•••4567": enough to recognise one's own number. */
  phone: string;
}

/** Looks a payment up by Paypack's reference or by the booking's (then the newest). */
export async function paymentStatus(reference: string): Promise<PaymentStatusAnswer | undefined> {
  const found = await findPayment(reference);
  if (found?.payment === undefined) return undefined;
  const { booking, payment, all } = found;
  return {
    success: true,
    transaction: {
      status: payment.status,
      reference: payment.transactionRef ?? booking.reference,
      amount: payment.amount,
      requested: payment.transactionRef !== null,
      ...(payment.failure === null ? {} : { reason: failureSentence(payment.failure) }),
    },
    booking: { reference: booking.reference, canRetry: canRetry(booking, all) },
    phone: `${payment.phone.slice(0, 3)}•••${payment.phone.slice(-4)}`,
  };
}

/** True for a booking whose price the studio confirms first, so that nothing is to be paid yet. */
export async function awaitsPrice(reference: string): Promise<boolean> {
  const found = await findPayment(reference);
  return found !== undefined && found.payment === undefined;
}
