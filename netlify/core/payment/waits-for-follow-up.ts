import { and, eq, exists, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bookings } from '../booking/booking.table.ts';
import { db } from '../database.ts';
import { isOwed } from './paid.ts';
import { payments } from './payment.table.ts';

const another = alias(payments, 'another');

/** Matches the last failed tries of bookings that still wait for their money, not those of shares. */
export function waitsForFollowUp(): SQL | undefined {
  const one = sql`1`;
  const open = db()
    .select({ one })
    .from(bookings)
    .where(and(eq(bookings.id, payments.bookingId), eq(bookings.status, 'pending'), isOwed(bookings.id)));
  const later = db()
    .select({ one })
    .from(another)
    .where(
      and(
        eq(another.bookingId, payments.bookingId),
        isNull(another.shareId),
        sql`${another.attempt} > ${payments.attempt}`,
      ),
    );
  return and(eq(payments.status, 'failed'), isNull(payments.shareId), exists(open), notExists(later));
}
