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
import type { TillSums } from '#src/domain/payment/closing/till.ts';
import { inRange } from '../../checks.ts';

/** Sign-offs of days, each with the sums of that moment. A trigger makes rows immutable. */
export const dayClosings = pgTable(
  'day_closings',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Calendar date in Kigali. */
    day: date({ mode: 'string' }).notNull(),
    /** 1 for the first sign-off, 2 for the next; of two concurrent ones the database rejects one. */
    round: integer().notNull(),
    sums: jsonb().$type<MethodSums[]>().notNull(),
    /** Float and cash taken out; null for days signed before the till was kept. */
    till: jsonb().$type<TillSums>(),
    /** RWF counted in the till; null when nobody counted. */
    countedCash: bigint('counted_cash', { mode: 'number' }),
    note: text().notNull(),
    /** User id of the signer. */
    actor: text().notNull(),
    signedAt: timestamp('signed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('day_closings_round').on(table.day, table.round),
    check('day_closings_counted', sql`${table.countedCash} >= 0`),
    inRange(table.round, 1),
  ],
);
