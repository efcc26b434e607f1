import { day, listRules, oneOf } from '#src/lib/lists/list-rules.ts';
import { type PaymentStatus, paymentStatuses } from './payment.ts';

/** The staff's list of payments, one for each attempt: what it holds and what it can be asked for. */

/**
 * `waits=follow-up` are last tries that failed while the booking waits for its money. `from` and `to` are the days on which they
 * were asked for, `settledFrom` and `settledTo` those on which they were paid or failed.
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

/** A payment in the list; moments are ISO instants. */
export interface PaymentRow {
  id: string;
  bookingId: string;
  /** The booking's reference, and who booked. */
  booking: string;
  name: string;
  /** 1 for the first, 2 after the first retry, and so on. */
  attempt: number;
  status: PaymentStatus;
  /** RWF */
  amount: number;
  /** RWF that mobile money kept of it; null when it did not say. */
  fee: number | null;
  phone: string;
  /** Paypack's reference; null until Paypack has the request. */
  transactionRef: string | null;
  /** What Paypack said of a failure. */
  failure: string | null;
  createdAt: string;
  settledAt: string | null;
}

/** What the payments that match come to. */
export interface PaymentSums {
  /** How many there are in each state, and their RWF. */
  states: Record<PaymentStatus, { count: number; amount: number }>;
  /** RWF that mobile money kept of them. */
  fees: number;
}

/** Payment states in the studio's words. */
export const paymentStateNames: Record<PaymentStatus, string> = {
  pending: 'Requested',
  successful: 'Paid',
  failed: 'Failed',
};
