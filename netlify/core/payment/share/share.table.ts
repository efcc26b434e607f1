import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bookings } from '../../booking/booking.table.ts';
import { digest, inRange } from '../../checks.ts';
import { knownLanguage, languageColumn } from '../../language-column.ts';

/** Parts of a booking's price that others pay, each by a link of its own. */
export const shares = pgTable(
  'shares',
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** Name of the person who pays, as typed by the maker of the link; emptied when erased. */
    name: text().notNull(),
    /** RWF */
    amount: bigint({ mode: 'number' }).notNull(),
    /** SHA-256 of the link's token. */
    tokenHash: text('token_hash').notNull().unique(),
    /** `visitor`, or the id of a member of staff. */
    actor: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Address that gets the payment confirmation; empty without one, and once the share is paid. */
    payerEmail: text('payer_email').notNull().default(''),
    /** Language of the person who pays, from their page. */
    language: languageColumn(),
    /** Also set when erased; that it is paid or no longer needed follows from the ledger. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    index('shares_booking').on(table.bookingId),
    digest(table.tokenHash),
    inRange(table.amount, 1),
    knownLanguage(table.language),
  ],
);
