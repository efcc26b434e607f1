import { and, eq, type SQL } from 'drizzle-orm';
import { claimDue } from '../../claim.ts';
import { db } from '../../database.ts';
import { payments } from '../payment.table.ts';
import { ofShare } from '../payment-queries.ts';

export type Payment = typeof payments.$inferSelect;

/** Seconds one function leases a payment; longer than Paypack's timeouts. */
const leaseSeconds = 60;

/** Leases the share's pending payment (there is at most one) if it is due and not leased. */
export async function claimPayment(bookingId: string, shareId: string | null): Promise<Payment | undefined> {
  const [payment] = await claim(1, and(eq(payments.bookingId, bookingId), ofShare(shareId)));
  return payment;
}

export async function claimDuePayments(limit: number): Promise<Payment[]> {
  return claim(limit);
}

function claim(limit: number, which?: SQL): Promise<Payment[]> {
  return claimDue(db(), payments, {
    which: and(eq(payments.status, 'pending'), which),
    order: payments.dueAt,
    limit,
    lease: leaseSeconds,
  });
}
