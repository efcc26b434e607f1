import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { digest, inRange } from '../../checks.ts';

/** Digest of a booking's entries at the last nightly check; entries are only added, so it must stay. */
export const ledgerChecks = pgTable(
  'ledger_checks',
  {
    /** No reference, so that a row deleted by hand is noticed. */
    bookingId: uuid('booking_id').primaryKey(),
    /** Number of entries, oldest first, that the digest covers. */
    entries: integer().notNull(),
    digest: text().notNull(),
    checkedAt: timestamp('checked_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [inRange(table.entries, 1), digest(table.digest)],
);
