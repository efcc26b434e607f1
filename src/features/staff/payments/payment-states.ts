import type { PaymentStatus } from '#src/features/payment/payment.ts';

/** Where a request for money stands, in the studio's words, and how it is meant. */
export const paymentStates: Record<PaymentStatus, { name: string; tone: 'good' | 'bad' | undefined }> = {
  pending: { name: 'Requested', tone: undefined },
  successful: { name: 'Paid', tone: 'good' },
  failed: { name: 'Failed', tone: 'bad' },
};
