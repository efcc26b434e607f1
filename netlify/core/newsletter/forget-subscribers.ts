import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import { subscribers } from './subscriber.table.ts';

/** So many are deleted at a time. */
const sweep = 100;

/**
 * Deletes who never confirmed within 30 days, and who left two years ago (the privacy policy promises it). Skips what
 * another transaction holds.
 */
export async function forgetOldSubscribers(tx: Transaction): Promise<void> {
  const { id, status, consentAt, unsubscribedAt } = subscribers;
  const unconfirmed = and(eq(status, 'pending'), lt(consentAt, sql`now() - interval '30 days'`));
  const gone = and(eq(status, 'unsubscribed'), lt(unsubscribedAt, sql`now() - interval '24 months'`));
  const old = tx
    .select({ id })
    .from(subscribers)
    .where(or(unconfirmed, gone))
    .limit(sweep)
    .for('update', { skipLocked: true });
  await tx.delete(subscribers).where(inArray(id, old));
}
