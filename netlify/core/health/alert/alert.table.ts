import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ProblemKind } from '../health-problems.ts';

/** What someone was told to look at and that is not over yet: one row for each kind of problem. */
export const alerts = pgTable('alerts', {
  kind: text().$type<ProblemKind>().primaryKey(),
  /** Names this time that it is so, in the messages about it. */
  id: uuid().notNull().defaultRandom(),
  beganAt: timestamp('began_at', { withTimezone: true }).notNull().defaultNow(),
  /** When someone was last told. */
  toldAt: timestamp('told_at', { withTimezone: true }).notNull().defaultNow(),
  /** When it was last so. */
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
});
