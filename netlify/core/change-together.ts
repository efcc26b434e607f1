import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/** A change that is made once it is awaited, or as one of several. */
export type Change = SQLWrapper & Promise<unknown>;

/**
 * Makes changes in one statement, since the database may be far away and each statement is waited for. None may build on
 * another: all see the database as it was before, and their order is the database's own.
 */
export async function changeTogether(tx: Transaction, changes: readonly Change[]): Promise<void> {
  const parts = changes.map(
    (change, index) => sql`${sql.identifier(`change_${index}`)} as (${change.getSQL()})`,
  );
  await tx.execute(sql`with ${sql.join(parts, sql`, `)} select`);
}
