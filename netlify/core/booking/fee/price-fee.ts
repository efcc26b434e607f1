import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database.ts';
import { bookingLines, bookings } from '../booking.table.ts';
import { type Booking, type BookingLine, linesOf } from '../booking-queries.ts';

/** Sets the price of an unagreed fee, in RWF; its line keeps the published price. */
export async function priceFee(
  tx: Transaction,
  { id }: Booking,
  total: number,
): Promise<{ booking: Booking; lines: BookingLine[] }> {
  await tx.update(bookingLines).set({ amount: total }).where(eq(bookingLines.bookingId, id));
  const [booking] = await tx.update(bookings).set({ total }).where(eq(bookings.id, id)).returning();
  if (booking === undefined) throw new Error('The database did not return the fee it priced.');
  return { booking, lines: await linesOf(tx, id) };
}
