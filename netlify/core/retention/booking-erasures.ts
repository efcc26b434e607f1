import { and, eq, exists, inArray, ne, not, or, type SQL, sql } from 'drizzle-orm';
import {
  paidBookingRetentionMonths,
  unpaidBookingRetentionMonths,
} from '#src/features/booking/booking-retention.ts';
import { monthsBefore } from '#src/lib/dates/dates.ts';
import { bookingLines, bookings } from '../booking/booking.table.ts';
import { db, type Transaction } from '../database.ts';
import { discountCodes } from '../discount/discount-code.table.ts';
import { payments } from '../payment/payment.table.ts';
import { recordErasure } from './erasure.ts';

/** Bookings with their lines and payments. */
export const bookingErasures = [
  recordErasure({
    kind: 'unpaid-booking',
    table: bookings,
    isDue: (now) =>
      and(
        ne(bookings.status, 'confirmed'),
        not(hasPayment('successful', 'pending')),
        lasted(monthsBefore(now, unpaidBookingRetentionMonths)),
      ),
    before: eraseParts,
  }),
  recordErasure({
    kind: 'paid-booking',
    table: bookings,
    isDue: (now) =>
      and(
        or(eq(bookings.status, 'confirmed'), hasPayment('successful')),
        lasted(monthsBefore(now, paidBookingRetentionMonths)),
      ),
    before: eraseParts,
  }),
];

/** True when the booking was made, took place and was paid by then. */
function lasted(then: Date): SQL {
  const paidAt = sql`(select max(${payments.settledAt}) from ${payments} where ${payments.bookingId} = ${bookings.id} and ${payments.status} = 'successful')`;
  const day = sql`(${bookings.eventDate}::timestamp at time zone 'Africa/Kigali')`;
  // `greatest` leaves out what is null: no day, or no payment.
  return sql`greatest(${bookings.createdAt}, ${day}, ${paidAt}) <= ${then.toISOString()}::timestamptz`;
}

function hasPayment(...statuses: (typeof payments.$inferSelect)['status'][]): SQL {
  return exists(
    db()
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.bookingId, bookings.id), inArray(payments.status, statuses))),
  );
}

/** The code that was used for a booking is kept with its address; it has expired long before. Gives the payments' ids. */
async function eraseParts(tx: Transaction, ids: string[]): Promise<string[]> {
  await tx
    .update(discountCodes)
    .set({ usedByBookingId: null })
    .where(inArray(discountCodes.usedByBookingId, ids));
  await tx.delete(bookingLines).where(inArray(bookingLines.bookingId, ids));
  const gone = await tx
    .delete(payments)
    .where(inArray(payments.bookingId, ids))
    .returning({ id: payments.id });
  return gone.map(({ id }) => id);
}
