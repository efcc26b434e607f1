import { eq, sql } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { db } from '../database.ts';
import { countLeaving, deleteUnsentLetters } from './letter/leave-letter.ts';
import { type Subscriber, subscribers } from './subscriber.table.ts';
import { deleteConfirmationTokens, spendToken, subscriberByToken } from './subscriber-token.ts';

type Leaving = Pick<Subscriber, 'email' | 'language'>;

/** Finds the address an unsubscribe link belongs to; undefined for an unknown link. */
export async function subscriberToLeave(token: string): Promise<Leaving | undefined> {
  const found = await db().transaction((tx) => subscriberByToken(tx, token, 'unsubscribe'));
  return found?.subscriber;
}

/** Unsubscribes an address (idempotent) and returns it; undefined for an unknown link. */
export async function unsubscribe(token: string): Promise<Leaving | undefined> {
  return db().transaction(async (tx) => {
    const found = await subscriberByToken(tx, token, 'unsubscribe');
    if (found === undefined) return undefined;
    const { id, status } = found.subscriber;
    if (status === 'unsubscribed') return found.subscriber;
    await tx
      .update(subscribers)
      .set({ status: 'unsubscribed', unsubscribedAt: sql`now()` })
      .where(eq(subscribers.id, id));
    await deleteConfirmationTokens(tx, id);
    const letterId = await spendToken(tx, token);
    if (letterId !== undefined) await countLeaving(tx, letterId);
    await deleteUnsentLetters(tx, id);
    await audit(tx, {
      actor: 'visitor',
      action: 'subscriber.unsubscribed',
      subjectId: id,
      before: { status },
      after: { status: 'unsubscribed' },
    });
    return found.subscriber;
  });
}
