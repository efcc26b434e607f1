import { sql } from 'drizzle-orm';
import { uuid } from 'drizzle-orm/pg-core';
import { requestId } from './request-id.ts';

/** The request, or the run of a job, that wrote the row: its lines in the log have the same id. */
export function requestIdColumn() {
  return uuid('request_id').$defaultFn(() => requestId() ?? sql`null`);
}
