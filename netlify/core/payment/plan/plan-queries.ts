import { asc, eq, inArray } from 'drizzle-orm';
import { type AgreedPart, depositOf, type PlanPart } from '#src/domain/payment/plan.ts';
import type { Database, Transaction } from '../../database.ts';
import { bookingParts, planParts } from './plan-part.table.ts';

/** Reads the parts of a booking's price, in order; none before a price is charged. */
export async function planOf(connection: Database | Transaction, bookingId: string): Promise<PlanPart[]> {
  return (await plansOf(connection, [bookingId])).get(bookingId) ?? [];
}

/** Like `planOf`, for many bookings; those without parts are absent. */
export async function plansOf(
  connection: Database | Transaction,
  bookingIds: readonly string[],
): Promise<Map<string, PlanPart[]>> {
  if (bookingIds.length === 0) return new Map();
  const { bookingId, position, amount, dueDay, paid } = bookingParts;
  const found = await connection
    .select({ bookingId, amount, dueDay, paid })
    .from(bookingParts)
    .where(inArray(bookingId, [...bookingIds]))
    .orderBy(asc(position));
  const parts = Map.groupBy(found, (part) => part.bookingId);
  return new Map([...parts].map(([id, plan]) => [id, plan.map(({ bookingId: _, ...part }) => part)]));
}

/** Reads the parts as agreed, in order; none for a booking that is due as a whole. */
export async function agreedPartsOf(
  connection: Database | Transaction,
  bookingId: string,
): Promise<AgreedPart[]> {
  const { amount, dueDay, daysBefore, position } = planParts;
  return connection
    .select({ amount, dueDay, daysBefore })
    .from(planParts)
    .where(eq(planParts.bookingId, bookingId))
    .orderBy(asc(position));
}

/** Reads the deposits of bookings, in RWF; those without one are absent. */
export async function depositsOf(
  connection: Database | Transaction,
  bookingIds: readonly string[],
): Promise<Map<string, number>> {
  if (bookingIds.length === 0) return new Map();
  const { bookingId, amount, position } = planParts;
  const found = await connection
    .select({ bookingId, amount })
    .from(planParts)
    .where(inArray(bookingId, [...bookingIds]))
    .orderBy(asc(position));
  const agreed = Map.groupBy(found, (part) => part.bookingId);
  return new Map([...agreed].map(([id, parts]) => [id, depositOf(parts)]));
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
