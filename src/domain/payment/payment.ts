import type { Slot } from '#src/domain/availability/slot/slot.ts';
import type { AnswersBy } from '#src/domain/booking/answers-by.ts';
import type { BookingKind } from '#src/domain/booking/fee/fee.ts';
import { refusals } from '#src/lib/words/refusals.ts';

const refused = refusals('payment');

export const paymentStatuses = ['pending', 'successful', 'failed'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** 200 response of `GET /api/payments/status/{reference}`. */
export interface PaymentStatusAnswer {
  success: true;
  transaction: {
    status: PaymentStatus;
    /** Paypack's reference, or the booking's until there is one. */
    reference: string;
    /** RWF requested, received by hand, or that a retry would request. */
    amount: number;
    /** True once the payment request was sent to the phone. */
    requested: boolean;
    /** Reason of a failure, in English. */
    reason?: string | undefined;
    /** Key and values, by which a page words it. */
    refused?: string | undefined;
  };
  booking: {
    reference: string;
    kind: BookingKind;
    canRetry: boolean;
    /** RWF that the next request asks; 0 if nothing can be asked. */
    next: number;
    /** Hold on the day, current or past; absent if no day can be lost. */
    slot?: Slot | undefined;
    /** True for a session without a date: not agreed yet, or lost to a late payment. */
    needsDay: boolean;
    /** True for a session whose hour has to be agreed. */
    needsHour: boolean;
    answersBy: AnswersBy;
  };
  /** Masked number, "078•••4567": enough to recognise your own. */
  phone: string;
}

/** Paypack's minimum, in RWF. */
export const minimumPayment = 100;

/** True for an order that mobile money is requested for at booking time. */
export function isPayable({ total, fixed }: { total: number; fixed: boolean }): boolean {
  return fixed && total >= minimumPayment;
}

/** Time (ms) after which an unanswered request on a phone can be replaced. */
const answerMs = 2 * 60 * 1000;

export interface SentRequest {
  status: PaymentStatus;
  /** Time Paypack accepted it (`Date` or ISO instant); null until then. */
  requestedAt: Date | string | null;
}

/** True for a request unanswered for two minutes. A job retries one that Paypack lacks. */
export function isReplaceable({ status, requestedAt }: SentRequest, now: Date): boolean {
  if (status !== 'pending' || requestedAt === null) return false;
  return now.getTime() - new Date(requestedAt).getTime() >= answerMs;
}

/** Requests since the last one that succeeded. */
export const maxPaymentAttempts = 5;

/** Counts the requests since the last success; `all` is newest first. */
export function triesOf(all: readonly Pick<SentRequest, 'status'>[]): number {
  const success = all.findIndex(({ status }) => status === 'successful');
  return success === -1 ? all.length : success;
}

/** Returns why a request cannot be for this amount, in RWF, or undefined. */
export function requestAmountProblem(amount: number, most: number): string | undefined {
  if (amount < minimumPayment) return refused('amountTooSmall', { least: minimumPayment });
  return amount > most ? refused('amountTooLarge', { most }) : undefined;
}

/**
 * Rank: states only move forward, because reports can arrive twice, late or out of order.
 * Success beats failure: money that arrived must not be denied.
 */
const rank: Record<PaymentStatus, number> = { pending: 0, failed: 1, successful: 2 };

export function settle(current: PaymentStatus, reported: PaymentStatus): PaymentStatus {
  return rank[reported] > rank[current] ? reported : current;
}
