import type { PaymentStatus } from '#src/domain/payment/payment.ts';
import { paymentStateNames } from '#src/domain/payment/payment-list.ts';

export const paymentStates: Record<PaymentStatus, { name: string; tone: 'good' | 'bad' | undefined }> = {
  pending: { name: paymentStateNames.pending, tone: undefined },
  successful: { name: paymentStateNames.successful, tone: 'good' },
  failed: { name: paymentStateNames.failed, tone: 'bad' },
};
