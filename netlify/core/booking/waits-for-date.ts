import { and, eq, gt, isNull, ne, type SQL } from 'drizzle-orm';
import { paidOf } from '../payment/paid.ts';
import { bookings } from './booking.table.ts';

/** Sessions that something is paid for and that have no day: it was never chosen, or was lost when the money came late. */
export function waitsForDate(): SQL | undefined {
  return and(
    isNull(bookings.eventDate),
    ne(bookings.status, 'cancelled'),
    eq(bookings.kind, 'session'),
    gt(paidOf(bookings.id), 0),
  );
}
