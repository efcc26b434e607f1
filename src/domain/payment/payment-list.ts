import { day, listRules, oneOf } from '#src/lib/lists/list-rules.ts';
import { type PaymentStatus, paymentStatuses } from './payment.ts';

/**
 * `waits=follow-up`: last attempt failed, booking unpaid. `from` and `to` are days of the request;
 * `settledFrom` and `settledTo` days of payment or failure.
 */
export const paymentListRules = listRules({
  sorts: ['createdAt', 'amount'],
  usual: '-createdAt',
  filters: {
    status: oneOf(paymentStatuses),
    waits: oneOf(['follow-up']),
    from: day(),
    to: day(),
    settledFrom: day(),
    settledTo: day(),
  },
});

/** A payment in the list; times are ISO instants. */
export interface PaymentRow {
  id: string;
  bookingId: string;
  /** Booking's reference, and the client. */
  booking: string;
  /** Null once the contact details are erased. */
  clientId: string | null;
  name: string;
  /** Number of the attempt, from 1. */
  attempt: number;
  status: PaymentStatus;
  /** RWF */
  amount: number;
  /** RWF of mobile money's fee; null if not reported. */
  fee: number | null;
  phone: string;
  /** Paypack's reference; null until Paypack has the request. */
  transactionRef: string | null;
  /** Paypack's reason for a failure. */
  failure: string | null;
  createdAt: string;
  settledAt: string | null;
}

export interface PaymentSums {
  /** Count and RWF by state. */
  states: Record<PaymentStatus, { count: number; amount: number }>;
  /** RWF of mobile money's fees. */
  fees: number;
}

export const paymentStateNames: Record<PaymentStatus, string> = {
  pending: 'Requested',
  successful: 'Paid',
  failed: 'Failed',
};
