import { and, asc, between, sql } from 'drizzle-orm';
import { bookings } from '../booking/booking.table.ts';
import type { Database, Transaction } from '../database.ts';
import { hasSlot } from './has-slot.ts';

export interface BookingOfDay {
  day: string;
  reference: string;
  name: string;
}

export async function bookingsOn(
  connection: Database | Transaction,
  first: string,
  last: string,
): Promise<BookingOfDay[]> {
  return connection
    .select({ day: sql<string>`${bookings.eventDate}`, reference: bookings.reference, name: bookings.name })
    .from(bookings)
    .where(and(between(bookings.eventDate, first, last), hasSlot()))
    .orderBy(asc(bookings.eventDate), asc(bookings.createdAt));
}
