import { asc, eq } from 'drizzle-orm';
import type { AgreedPart, PlanPart } from '#src/domain/payment/plan.ts';
import type { Database, Transaction } from '../../database.ts';
import { bookingParts, planParts } from './plan-part.table.ts';

/** Reads the parts of a booking's price, in order; none before a price is charged. */
export async function planOf(connection: Database | Transaction, bookingId: string): Promise<PlanPart[]> {
  return connection
    .select({ amount: bookingParts.amount, dueDay: bookingParts.dueDay, paid: bookingParts.paid })
    .from(bookingParts)
    .where(eq(bookingParts.bookingId, bookingId))
    .orderBy(asc(bookingParts.position));
}

/** Replaces the agreed parts of a locked booking. */
export async function storePlan(
  tx: Transaction,
  bookingId: string,
  parts: readonly AgreedPart[],
): Promise<void> {
  await tx.delete(planParts).where(eq(planParts.bookingId, bookingId));
  if (parts.length === 0) return;
  await tx.insert(planParts).values(parts.map((part, position) => ({ ...part, position, bookingId })));
}
