import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { requestIdColumn } from '../request/request-id-column.ts';

/** How each scheduled function last fared: one row each. */
export const jobRuns = pgTable(
  'job_runs',
  {
    /** The function's name. */
    job: text().primaryKey(),
    /** When its last good run ended; null when it never had one. */
    succeededAt: timestamp('succeeded_at', { withTimezone: true }),
    /** When a run last failed; the log says why. */
    failedAt: timestamp('failed_at', { withTimezone: true }),
    /** The last run. */
    requestId: requestIdColumn(),
  },
  (table) => [check('job_runs_ended', sql`coalesce(${table.succeededAt}, ${table.failedAt}) is not null`)],
);
