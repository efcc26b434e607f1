import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MethodSums } from '#src/domain/payment/closing/closing.ts';
import { inRange } from '../../checks.ts';

/** Days that were signed off, each time a row with the sums as they were. A trigger keeps every row as it is. */
export const dayClosings = pgTable(
  'day_closings',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The calendar date in Kigali. */
    day: date({ mode: 'string' }).notNull(),
    /** 1 for the first time, 2 for the next, and so on: of two at once the database lets one in. */
    round: integer().notNull(),
    sums: jsonb().$type<MethodSums[]>().notNull(),
    /** RWF that were counted in the till; null when nobody counted. */
    countedCash: bigint('counted_cash', { mode: 'number' }),
    note: text().notNull(),
    /** The id of who signed. */
    actor: text().notNull(),
    signedAt: timestamp('signed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('day_closings_round').on(table.day, table.round),
    check('day_closings_counted', sql`${table.countedCash} >= 0`),
    inRange(table.round, 1),
  ],
);
