import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bookings } from '../booking.table.ts';

/** What the staff tell each other about a booking; the client never reads it. */
export const bookingNotes = pgTable(
  'booking_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** The id of who wrote it; their account may be gone by now. */
    author: text().notNull(),
    text: text().notNull(),
    /** A warning: shown before everything else. */
    first: boolean().notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('booking_notes_booking').on(table.bookingId)],
);
