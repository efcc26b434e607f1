import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { secondsFromNow } from '../../clock.ts';
import { db } from '../../database.ts';
import { payments } from '../payment.table.ts';

export type Payment = typeof payments.$inferSelect;

/** Seconds one function leases a payment; longer than Paypack's timeouts. */
const leaseSeconds = 60;

/** Leases the booking's pending payment (there is at most one) if it is due and not leased. */
export async function claimPayment(bookingId: string): Promise<Payment | undefined> {
  const [payment] = await claim(1, eq(payments.bookingId, bookingId));
  return payment;
}

export async function claimDuePayments(limit: number): Promise<Payment[]> {
  return claim(limit);
}

/**
 * Uses one statement: the database may be far away, and a visitor waits for the prompt.
 * As a plain subquery, `due` might run once per row and return more than `limit`.
 */
async function claim(limit: number, which?: SQL): Promise<Payment[]> {
  const due = db()
    .$with('due')
    .as(
      db()
        .select({ id: payments.id })
        .from(payments)
        .where(and(eq(payments.status, 'pending'), lte(payments.dueAt, sql`now()`), which))
        .orderBy(payments.dueAt)
        .limit(limit)
        .for('update', { skipLocked: true }),
    );
  return db()
    .with(due)
    .update(payments)
    .set({ dueAt: secondsFromNow(leaseSeconds), tries: sql`${payments.tries} + 1` })
    .where(inArray(payments.id, db().select({ id: due.id }).from(due)))
    .returning();
}
