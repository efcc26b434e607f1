import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bookings } from '../booking.table.ts';

/** Staff notes on a booking, never shown to the client. */
export const bookingNotes = pgTable(
  'booking_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** User id of the author, whose account may be deleted. */
    author: text().notNull(),
    text: text().notNull(),
    /** True for a warning, shown before everything else. */
    first: boolean().notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('booking_notes_booking').on(table.bookingId)],
);
