import { sql } from 'drizzle-orm';

/**
 * Names what the database holds at this moment. It changes with every commit, also with one that comes late: its
 * transaction is named until it has ended. So what was read after it is still right while it stays the same.
 */
export const snapshot = sql<string>`pg_current_snapshot()::text`;
