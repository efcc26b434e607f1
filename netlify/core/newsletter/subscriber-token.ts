import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
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
  const [token = ''] = await newTokens(tx, [subscriberId], { purpose });
  return token;
}

/** Creates a token for each subscriber, in their order. */
export async function newTokens(
  tx: Transaction,
  subscriberIds: readonly string[],
  { purpose, letterId }: { purpose: Purpose; letterId?: string },
): Promise<string[]> {
  const expiresAt = purpose === 'confirm' ? secondsFromNow(confirmationDays * daySeconds) : null;
  const tokens = subscriberIds.map((subscriberId) => ({
    token: randomBytes(32).toString('base64url'),
    subscriberId,
  }));
  await tx.insert(subscriberTokens).values(
    tokens.map(({ token, subscriberId }) => ({
      tokenHash: hash(token),
      subscriberId,
      purpose,
      expiresAt,
      letterId: letterId ?? null,
    })),
  );
  return tokens.map(({ token }) => token);
}

/** Marks an unsubscribe link as used; returns the letter whose email has it, the first time only. */
export async function spendToken(tx: Transaction, token: string): Promise<string | undefined> {
  const [used] = await tx
    .update(subscriberTokens)
    .set({ usedAt: sql`now()` })
    .where(and(eq(subscriberTokens.tokenHash, hash(token)), isNull(subscriberTokens.usedAt)))
    .returning({ letterId: subscriberTokens.letterId });
  return used?.letterId ?? undefined;
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
