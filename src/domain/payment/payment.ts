import type { Slot } from '#src/domain/availability/slot/slot.ts';
import type { BookingKind } from '#src/domain/booking/fee/fee.ts';

/** A payment's states, as the status call names them. */
export const paymentStatuses = ['pending', 'successful', 'failed'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** What `GET /api/payments/status/{reference}` answers with 200. */
export interface PaymentStatusAnswer {
  success: true;
  transaction: {
    status: PaymentStatus;
    /** Paypack's reference, or the booking's until there is one. */
    reference: string;
    /** RWF that were asked for, or that another try would ask for. */
    amount: number;
    /** True once the payment request was sent to the phone. */
    requested: boolean;
    /** Why it failed, as a sentence. */
    reason?: string | undefined;
  };
  booking: {
    reference: string;
    kind: BookingKind;
    canRetry: boolean;
    /** Until when its day is kept while it is not paid, or was; left out where no day can be lost. */
    slot?: Slot | undefined;
    /** True for a session without a day: it is to be agreed, or was lost when the money came late. */
    needsDay: boolean;
  };
  /** "078•••4567": enough to recognise one's own number. */
  phone: string;
}

/** The least that Paypack takes, in RWF. */
export const minimumPayment = 100;

/** Time (ms) after which an unanswered request on a phone can be replaced. */
const answerMs = 2 * 60 * 1000;

/** Facts that decide whether a request can be replaced. */
export interface SentRequest {
  status: PaymentStatus;
  /** Time at which Paypack accepted it, also as an ISO instant; null until then. */
  requestedAt: Date | string | null;
}

/** True for a request that is unanswered for two minutes. One that Paypack lacks is retried by a job. */
export function isReplaceable({ status, requestedAt }: SentRequest, now: Date): boolean {
  if (status !== 'pending' || requestedAt === null) return false;
  return now.getTime() - new Date(requestedAt).getTime() >= answerMs;
}

/** How many times one booking may ask for its payment. */
export const maxPaymentAttempts = 5;

/**
 * States only move forward: pending, then failed, then successful. Reports can come twice, late or out of order,
 * and every order ends in the same state. Success wins over failure because money that arrived must not be denied.
 */
const rank: Record<PaymentStatus, number> = { pending: 0, failed: 1, successful: 2 };

/** The state after a report. */
export function settle(current: PaymentStatus, reported: PaymentStatus): PaymentStatus {
  return rank[reported] > rank[current] ? reported : current;
}
