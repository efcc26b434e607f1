import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PaidState } from '#src/features/booking/booking-list.ts';
import { bookingLines, bookings } from '../booking/booking.table.ts';
import { payments } from './payment.table.ts';

/** What has been paid is read here and nowhere else. */

/** RWF that arrived for a booking. */
export function paidOf(bookingId: PgColumn): SQL<number> {
  const sum = sql<number>`coalesce((select sum(${payments.amount}) from ${payments} where ${payments.bookingId} = ${bookingId} and ${payments.status} = 'successful'), 0)::bigint`;
  return sum.mapWith(Number);
}

/** Bookings of which all, nothing or a part is paid, as `paidState` tells it. */
export function isPaid(state: PaidState): SQL {
  const fixed = sql`(select bool_and(${bookingLines.fixed}) from ${bookingLines} where ${bookingLines.bookingId} = ${bookings.id})`;
  const paid = paidOf(bookings.id);
  const whole = sql`(${paid} >= ${bookings.total} and ${fixed})`;
  if (state === 'paid') return whole;
  return state === 'part' ? sql`(${paid} > 0 and not ${whole})` : sql`(${paid} = 0 and not ${whole})`;
}
