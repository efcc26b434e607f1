import { createHash, randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { confirmationDays } from '#src/domain/newsletter/newsletter.ts';
import { secondsFromNow } from '../clock.ts';
import type { Transaction } from '../database.ts';
import { type Subscriber, subscribers, subscriberTokens } from './subscriber.table.ts';

type Purpose = (typeof subscriberTokens.$inferSelect)['purpose'];

const daySeconds = 24 * 60 * 60;

export interface FoundSubscriber {
  subscriber: Subscriber;
  expired: boolean;
}

/** Creates a token (256 random bits). Earlier ones stay valid: people open whichever email they find. */
export async function newToken(tx: Transaction, subscriberId: string, purpose: Purpose): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = purpose === 'confirm' ? secondsFromNow(confirmationDays * daySeconds) : null;
  await tx.insert(subscriberTokens).values({ tokenHash: hash(token), subscriberId, purpose, expiresAt });
  return token;
}

/** Finds and locks the subscriber of a token; undefined for an unknown token. */
export async function subscriberByToken(
  tx: Transaction,
  token: string,
  purpose: Purpose,
): Promise<FoundSubscriber | undefined> {
  const expired = sql<boolean>`coalesce(${subscriberTokens.expiresAt} <= now(), false)`;
  const [found] = await tx
    .select({ subscriber: subscribers, expired })
    .from(subscriberTokens)
    .innerJoin(subscribers, eq(subscribers.id, subscriberTokens.subscriberId))
    .where(and(eq(subscriberTokens.tokenHash, hash(token)), eq(subscriberTokens.purpose, purpose)))
    .for('update', { of: subscribers });
  return found;
}

/** Deletes confirmation links, so that an old email cannot resubscribe anyone who left. */
export async function deleteConfirmationTokens(tx: Transaction, subscriberId: string): Promise<void> {
  const theirs = eq(subscriberTokens.subscriberId, subscriberId);
  await tx.delete(subscriberTokens).where(and(theirs, eq(subscriberTokens.purpose, 'confirm')));
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
