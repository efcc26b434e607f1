import { and, asc, count, eq, gt, lt, or, sql } from 'drizzle-orm';
import { db, type Transaction } from '../../database.ts';
import { subscribers } from '../subscriber.table.ts';
import { letters } from './letter.table.ts';

const isConfirmed = eq(subscribers.status, 'confirmed');

/** Subscribers whose email is not queued yet; those confirmed after the start do not get it. */
const isNext = and(
  isConfirmed,
  lt(subscribers.confirmedAt, letters.startedAt),
  or(sql`${letters.queuedThrough} is null`, gt(subscribers.id, letters.queuedThrough)),
);

/** Subquery of a letter’s row. */
export const addressesLeft = sql`select count(*) from ${subscribers} where ${isNext}`;

export async function countConfirmed(
  connection: Transaction | ReturnType<typeof db> = db(),
): Promise<number> {
  const [found] = await connection.select({ confirmed: count() }).from(subscribers).where(isConfirmed);
  return found?.confirmed ?? 0;
}

/** Locks the next subscribers in the order of their ids: none can leave before their email is queued. */
export async function lockNext(tx: Transaction, letterId: string, limit: number) {
  return tx
    .select({ id: subscribers.id, email: subscribers.email })
    .from(subscribers)
    .innerJoin(letters, eq(letters.id, letterId))
    .where(isNext)
    .orderBy(asc(subscribers.id))
    .limit(limit)
    .for('no key update', { of: subscribers });
}
