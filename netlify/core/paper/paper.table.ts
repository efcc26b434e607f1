import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { type PaperBody, type PaperHolder, paperSeries } from '#src/domain/paper/paper.ts';
import { bookings } from '../booking/booking.table.ts';
import { digest, inRange, knownWord } from '../checks.ts';

/** Last number of each series and year; its row is the lock that leaves no gap. */
export const paperCounters = pgTable(
  'paper_counters',
  {
    series: text({ enum: paperSeries }).notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.series, table.year] }),
    knownWord(table.series, paperSeries),
    inRange(table.last, 1),
  ],
);

/** Papers as issued. A trigger draws `number`, and lets only the holder be emptied afterwards. */
export const papers = pgTable(
  'papers',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Checked by its counter. */
    series: text({ enum: paperSeries }).notNull(),
    year: integer().notNull(),
    /** Drawn by the database on insert. */
    number: integer().notNull().default(0),
    /** Null once the booking is deleted. */
    bookingId: uuid('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    /** Code printed on the paper, by which anyone can check it. */
    code: text().notNull().unique(),
    /** Calendar date in Kigali. */
    day: date({ mode: 'string' }).notNull(),
    /** RWF named on the paper as its sum. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** Facts without personal data. */
    body: jsonb().$type<PaperBody>().notNull(),
    /** Person or company, with a random value that hides them in the digest; null once erased. */
    holder: jsonb().$type<PaperHolder>(),
    holderDigest: text('holder_digest').notNull(),
    /** Keyed digest of all the above, made with the number. */
    digest: text().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull().defaultNow(),
    /** `visitor`, or the id of a member of staff. */
    actor: text().notNull(),
  },
  (table) => [
    unique('papers_number').on(table.series, table.year, table.number),
    index('papers_booking').on(table.bookingId),
    inRange(table.amount, 0),
    digest(table.holderDigest),
    digest(table.digest),
  ],
);
