import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ProblemKind } from '../health-problems.ts';

/** Open alerts: one row per kind of problem that was reported and is not over. */
export const alerts = pgTable('alerts', {
  kind: text().$type<ProblemKind>().primaryKey(),
  /** Id of this occurrence. */
  id: uuid().notNull().defaultRandom(),
  beganAt: timestamp('began_at', { withTimezone: true }).notNull().defaultNow(),
  /** Last report. */
  toldAt: timestamp('told_at', { withTimezone: true }).notNull().defaultNow(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
});
