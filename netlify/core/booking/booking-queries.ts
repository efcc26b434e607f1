import { asc, eq, sql } from 'drizzle-orm';
import { askedOften, type Database, type Transaction } from '../database.ts';
import { bookingLines, bookings } from './booking.table.ts';

export type Booking = typeof bookings.$inferSelect;
export type BookingLine = typeof bookingLines.$inferSelect;

/** The booking that was made with this idempotency key. */
export async function bookingByKey(key: string): Promise<Booking | undefined> {
  const [booking] = await byKeyQuestion().execute({ key });
  return booking;
}

const byKeyQuestion = askedOften((connection) =>
  connection
    .select()
    .from(bookings)
    .where(eq(bookings.idempotencyKey, sql.placeholder('key')))
    .prepare(''),
);

/** A booking as it is now. */
export async function bookingById(id: string): Promise<Booking | undefined> {
  const [booking] = await byIdQuestion().execute({ id });
  return booking;
}

const byIdQuestion = askedOften((connection) =>
  connection
    .select()
    .from(bookings)
    .where(eq(bookings.id, sql.placeholder('id')))
    .prepare(''),
);

/** Reads a booking and makes others wait who want to change it or its payments. */
export async function lockBooking(tx: Transaction, id: string): Promise<Booking | undefined> {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
  return booking;
}

/** A booking's lines in the order of the cart. */
export async function linesOf(connection: Database | Transaction, bookingId: string): Promise<BookingLine[]> {
  return linesQuestion(connection).execute({ bookingId });
}

const linesQuestion = askedOften((connection) =>
  connection
    .select()
    .from(bookingLines)
    .where(eq(bookingLines.bookingId, sql.placeholder('bookingId')))
    .orderBy(asc(bookingLines.position))
    .prepare(''),
);
