import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { requestIdColumn } from '../request/request-id-column.ts';

/** Last runs of scheduled functions, one row per function. */
export const jobRuns = pgTable(
  'job_runs',
  {
    job: text().primaryKey(),
    /** End of the last successful run; null if none. */
    succeededAt: timestamp('succeeded_at', { withTimezone: true }),
    /** Last failed run; the log has the reason. */
    failedAt: timestamp('failed_at', { withTimezone: true }),
    /** Id of the last run. */
    requestId: requestIdColumn(),
  },
  (table) => [check('job_runs_ended', sql`coalesce(${table.succeededAt}, ${table.failedAt}) is not null`)],
);
