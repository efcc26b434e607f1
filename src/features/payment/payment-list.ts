import { day, listRules, oneOf } from '#src/lib/lists/list-rules.ts';
import { type PaymentStatus, paymentStatuses } from './payment.ts';

/** The staff's list of payments, one for each attempt: what it holds and what it can be asked for. */

/** `waits=follow-up` are last tries that failed while the booking waits for its money; `from` and `to` are the days on which they were asked for. */
export const paymentListRules = listRules({
  sorts: ['createdAt', 'amount'],
  usual: '-createdAt',
  filters: { status: oneOf(paymentStatuses), waits: oneOf(['follow-up']), from: day(), to: day() },
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
  phone: string;
  /** Paypack's reference; null until Paypack has the request. */
  transactionRef: string | null;
  /** What Paypack said of a failure. */
  failure: string | null;
  createdAt: string;
  settledAt: string | null;
}
