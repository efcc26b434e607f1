import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { requestIdColumn } from '../request/request-id-column.ts';

export const jobRuns = pgTable(
  'job_runs',
  {
    job: text().primaryKey(),
    /** End of the last successful run; null if none. */
    succeededAt: timestamp('succeeded_at', { withTimezone: true }),
    failedAt: timestamp('failed_at', { withTimezone: true }),
    requestId: requestIdColumn(),
  },
  (table) => [check('job_runs_ended', sql`coalesce(${table.succeededAt}, ${table.failedAt}) is not null`)],
);
