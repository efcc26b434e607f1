import { sql } from 'drizzle-orm';
import { db } from '../database.ts';

/**
 * Names what the database holds at this moment. It changes with every commit, also with one that comes late: its
 * transaction is named until it has ended. So what was read after it is still right while it stays the same.
 */
export async function snapshot(): Promise<string> {
  const [row] = await db()
    .select({ name: sql<string>`pg_current_snapshot()::text` })
    .from(sql`(values (1)) one`);
  return row?.name ?? '';
}
