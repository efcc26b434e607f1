import { sql } from 'drizzle-orm';
import { newsletterWords } from '#src/domain/newsletter/words/words.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { limitSender } from '../abuse/rate-limit.ts';
import { audit } from '../audit/audit.ts';
import { db, type Transaction } from '../database.ts';
import { enqueueMail } from '../mail/enqueue-mails.ts';
import { claimSubmission, submissionOf } from '../request/submission.ts';
import { confirmationUrl, unsubscribeLink } from './newsletter-links.ts';
import { alreadySubscribedMail, confirmSubscriptionMail } from './newsletter-mails.ts';
import { parseSubscription } from './parse-subscription.ts';
import { type Subscriber, subscribers } from './subscriber.table.ts';

const hourly = { perAddress: 10, perContact: 3 };

/**
 * Emails a confirmation link, once per submission; neither response nor timing reveals a subscriber.
 * `address` is the IP address. Throws ProblemError 400, 409, 422 or 429.
 */
export async function subscribe(body: unknown, address: string, key?: string): Promise<void> {
  const subscription = parseSubscription(body);
  const { email } = subscription;
  await db().transaction(async (tx) => {
    const earlier = await claimSubmission(tx, submissionOf('newsletter', subscription, key), null);
    if (earlier !== undefined) return;
    const subscriber = await putSubscriber(tx, subscription);
    await limitSender(tx, 'newsletter', { address, email }, hourly);
    if (subscriber.status === 'confirmed') await mailAlreadySubscribed(tx, subscriber);
    else await mailConfirmation(tx, subscriber);
    await audit(tx, { actor: 'visitor', action: 'subscriber.requested', subjectId: subscriber.id });
  });
}

/** Inserts or resets a subscriber, except a confirmed one; one statement, for concurrent requests. */
async function putSubscriber(
  tx: Transaction,
  { email, source, language }: ReturnType<typeof parseSubscription>,
): Promise<Subscriber> {
  const { consent } = wordsIn(language, newsletterWords);
  const unlessConfirmed = (column: unknown, value: unknown) =>
    sql`case when ${subscribers.status} = 'confirmed' then ${column} else ${value} end`;
  const [subscriber] = await tx
    .insert(subscribers)
    .values({ email, source, language, consent })
    .onConflictDoUpdate({
      target: subscribers.email,
      set: {
        // The address may belong to another client since.
        clientId: sql`excluded.client_id`,
        status: unlessConfirmed(subscribers.status, 'pending'),
        source: unlessConfirmed(subscribers.source, source),
        language: unlessConfirmed(subscribers.language, language),
        consent: unlessConfirmed(subscribers.consent, consent),
        consentAt: unlessConfirmed(subscribers.consentAt, sql`now()`),
      },
    })
    .returning();
  if (subscriber === undefined) throw new Error('The database did not return the subscriber it stored.');
  return subscriber;
}

async function mailConfirmation(tx: Transaction, subscriber: Subscriber): Promise<void> {
  await enqueueMail(tx, confirmSubscriptionMail(subscriber, await confirmationUrl(tx, subscriber.id)));
}

async function mailAlreadySubscribed(tx: Transaction, subscriber: Subscriber): Promise<void> {
  const today = todayInKigali(new Date());
  await enqueueMail(tx, alreadySubscribedMail(subscriber, today, await unsubscribeLink(tx, subscriber)));
}
