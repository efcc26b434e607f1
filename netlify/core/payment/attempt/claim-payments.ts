import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { secondsFromNow } from '../../clock.ts';
import { db } from '../../database.ts';
import { payments } from '../payment.table.ts';

export type Payment = typeof payments.$inferSelect;

/** How long one function keeps a payment to itself; longer than Paypack's timeouts. */
const leaseSeconds = 60;

/** Takes the payment that this booking waits for when it is due and nobody else has it: there is at most one. */
export async function claimPayment(bookingId: string): Promise<Payment | undefined> {
  const [payment] = await claim(1, eq(payments.bookingId, bookingId));
  return payment;
}

/** Takes pending payments that are due, oldest first. */
export async function claimDuePayments(limit: number): Promise<Payment[]> {
  return claim(limit);
}

/**
 * In one statement: the database may be far away, and someone waits for their prompt. Those that are due are looked for ahead of
 * the rest (`with`): as a part of its condition the database may look for them row by row, and would take more than `limit`.
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
