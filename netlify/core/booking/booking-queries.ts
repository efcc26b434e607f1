import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { type Database, db, type Transaction } from '../database.ts';
import { submissions } from '../request/submission.table.ts';
import { bookingLines, bookings } from './booking.table.ts';

export type Booking = typeof bookings.$inferSelect;
export type BookingLine = typeof bookingLines.$inferSelect;

export async function bookingByKey(key: string): Promise<Booking | undefined> {
  const [booking] = await db()
    .select(getTableColumns(bookings))
    .from(submissions)
    .innerJoin(bookings, eq(bookings.id, submissions.subjectId))
    .where(and(eq(submissions.kind, 'booking'), eq(submissions.key, key)));
  return booking;
}

export async function bookingById(id: string): Promise<Booking | undefined> {
  const [booking] = await db().select().from(bookings).where(eq(bookings.id, id));
  return booking;
}

/** Reads a submission's booking, which must exist: both are erased together. */
export async function requireBooking(
  id: string | null,
  connection: Database | Transaction = db(),
): Promise<Booking> {
  const [booking] = id === null ? [] : await connection.select().from(bookings).where(eq(bookings.id, id));
  if (booking === undefined) throw new Error('A submission has no booking.');
  return booking;
}

/** Reads a booking under a row lock, which also guards its payments. */
export async function lockBooking(tx: Transaction, id: string): Promise<Booking | undefined> {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
  return booking;
}

export async function linesOf(connection: Database | Transaction, bookingId: string): Promise<BookingLine[]> {
  return connection
    .select()
    .from(bookingLines)
    .where(eq(bookingLines.bookingId, bookingId))
    .orderBy(asc(bookingLines.position));
}
