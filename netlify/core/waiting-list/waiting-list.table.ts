import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OrderItem } from '#src/domain/catalogue/prices/price-order.ts';
import { bookings } from '../booking/booking.table.ts';
import { digest, mobileNumber } from '../checks.ts';
import { clientColumn } from '../client/client.table.ts';
import { knownLanguage, languageColumn } from '../language-column.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Clients who wait for a full day. A freed slot becomes a booking of the first whom it fits. */
export const waitingList = pgTable(
  'waiting_list',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Calendar date in Kigali. */
    day: date({ mode: 'string' }).notNull(),
    /** Order as sent: SKUs, quantities, options. */
    items: jsonb().$type<OrderItem[]>().notNull(),
    clientId: clientColumn(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull().default(''),
    language: languageColumn(),
    /** SHA-256 of the token in the link by which the client leaves the list. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Booking that was made of it when a slot was free; null while it waits. */
    bookingId: uuid('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    offeredAt: instant('offered_at'),
    /** Time the client left, or the day passed. */
    leftAt: instant('left_at'),
    createdAt: instant('created_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    digest(table.tokenHash),
    mobileNumber(table.phone),
    knownLanguage(table.language),
    check(
      'waiting_list_booked_when_offered',
      sql`${table.bookingId} is null or ${table.offeredAt} is not null`,
    ),
    unique('waiting_list_booking').on(table.bookingId),
    uniqueIndex('waiting_list_once')
      .on(table.day, table.phone)
      .where(sql`${table.leftAt} is null and ${table.offeredAt} is null`),
    index('waiting_list_order')
      .on(table.day, table.createdAt, table.id)
      .where(sql`${table.leftAt} is null and ${table.offeredAt} is null`),
    index('waiting_list_client').on(table.clientId),
  ],
);
