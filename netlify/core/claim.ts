import { and, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { secondsFromNow } from './clock.ts';
import type { Database, Transaction } from './database.ts';

/** Table whose rows are work: each is due at a time, and counts the attempts at it. */
type WorkTable = PgTable & Record<'id' | 'dueAt' | 'tries', PgColumn>;

interface Claim {
  which: SQL | undefined;
  order: PgColumn;
  limit: number;
  /** Seconds until another process may claim the rows: longer than one takes for them. */
  lease: number;
}

/**
 * Leases due rows that nobody else holds, in any order, with one round trip to the database.
 * As a plain subquery, `due` might run once per row and return more than `limit`.
 */
export async function claimDue<Table extends WorkTable>(
  connection: Database | Transaction,
  table: Table,
  { which, order, limit, lease }: Claim,
): Promise<Table['$inferSelect'][]> {
  const work: WorkTable = table;
  const due = connection.$with('due').as(
    connection
      .select({ id: work.id })
      .from(work)
      .where(and(lte(work.dueAt, sql`now()`), which))
      .orderBy(order)
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  const leased = { dueAt: secondsFromNow(lease), tries: sql`${work.tries} + 1` };
  return connection
    .with(due)
    .update(work)
    .set(leased)
    .where(inArray(work.id, connection.select({ id: due.id }).from(due)))
    .returning();
}
