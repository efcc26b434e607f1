import { bigint, date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { tillEntryKinds } from '#src/domain/payment/closing/till.ts';
import { inRange, knownWord } from '../../checks.ts';

/** Cash put into the till in the morning or taken out with a reason. A trigger makes rows immutable. */
export const tillEntries = pgTable(
  'till_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Calendar date in Kigali. */
    day: date({ mode: 'string' }).notNull(),
    kind: text({ enum: tillEntryKinds }).notNull(),
    /** RWF */
    amount: bigint({ mode: 'number' }).notNull(),
    reason: text().notNull(),
    /** User id of the member of staff. */
    actor: text().notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
    /** Entry written by mistake that this one takes back. */
    reverses: uuid().unique(),
  },
  (table) => [
    index('till_entries_day').on(table.day),
    knownWord(table.kind, tillEntryKinds),
    inRange(table.amount, 1),
  ],
);
