import { eq, sql } from 'drizzle-orm';
import type { Language } from '#src/lib/words/languages.ts';
import { audit } from '../audit/audit.ts';
import { db, type Transaction } from '../database.ts';
import type { DiscountCode } from '../discount/discount-code.table.ts';
import { issueDiscount } from '../discount/issue-discount.ts';
import { enqueueMail } from '../mail/enqueue-mails.ts';
import { notify } from '../notification/notification.ts';
import { unsubscribeLink } from './newsletter-links.ts';
import { welcomeMail } from './newsletter-mails.ts';
import { type Subscriber, subscribers } from './subscriber.table.ts';
import { subscriberByToken } from './subscriber-token.ts';

/** State of a confirmation link, with the language of its reader. */
export type Confirmation = { language: Language } & (
  | { kind: 'asked'; email: string }
  | { kind: 'confirmed'; discount: DiscountCode }
  | { kind: 'expired' }
  /** The link never existed, or its recipient has unsubscribed since. */
  | { kind: 'unknown' }
);

/** Looks up a link without changing anything, because mail programs open links automatically. */
export async function readConfirmation(token: string): Promise<Confirmation> {
  return db().transaction((tx) =>
    withValidLink(tx, token, ({ email, language }) => Promise.resolve({ language, kind: 'asked', email })),
  );
}

/** Confirms an address and returns its code; a repeat returns the same code and changes nothing. */
export async function confirmSubscription(token: string): Promise<Confirmation> {
  return db().transaction((tx) =>
    withValidLink(tx, token, async (subscriber) => {
      const discount = await issueDiscount(tx, subscriber.email);
      if (subscriber.status !== 'confirmed') await welcome(tx, subscriber, discount);
      return { language: subscriber.language, kind: 'confirmed', discount };
    }),
  );
}

async function withValidLink(
  tx: Transaction,
  token: string,
  act: (subscriber: Subscriber) => Promise<Confirmation>,
): Promise<Confirmation> {
  const found = await subscriberByToken(tx, token, 'confirm');
  if (found === undefined) return { language: 'en', kind: 'unknown' };
  const { subscriber, expired } = found;
  return expired ? { language: subscriber.language, kind: 'expired' } : act(subscriber);
}

async function welcome(tx: Transaction, before: Subscriber, discount: DiscountCode): Promise<void> {
  const [subscriber] = await tx
    .update(subscribers)
    .set({ status: 'confirmed', confirmedAt: sql`now()`, unsubscribedAt: null })
    .where(eq(subscribers.id, before.id))
    .returning();
  if (subscriber === undefined) throw new Error('The subscriber no longer exists.');
  await enqueueMail(tx, welcomeMail(subscriber, discount, await unsubscribeLink(tx, subscriber)));
  await notify(tx, {
    kind: 'newsletter',
    key: 'subscribed',
    values: { email: subscriber.email },
    dedupeKey: `newsletter:${subscriber.id}`,
    subjectId: subscriber.id,
  });
  await audit(tx, {
    actor: 'visitor',
    action: 'subscriber.confirmed',
    subjectId: subscriber.id,
    before: { status: before.status },
    after: { status: subscriber.status },
  });
}
