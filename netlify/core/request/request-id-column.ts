import { sql } from 'drizzle-orm';
import { uuid } from 'drizzle-orm/pg-core';
import { requestId } from './request-id.ts';

/** The request or job run that wrote the row; log lines have the same id. */
export function requestIdColumn() {
  return uuid('request_id').$defaultFn(() => requestId() ?? sql`null`);
}
