import { and, eq, sql } from 'drizzle-orm';
import { type Letter, letterSendingSchema } from '#src/domain/newsletter/letter.ts';
import { limitRate } from '../../abuse/rate-limit.ts';
import type { SignedIn } from '../../account/sessions.ts';
import { audit } from '../../audit/audit.ts';
import { db } from '../../database.ts';
import { conflict, ProblemError } from '../../errors.ts';
import { dueAfterCommit } from '../../job/due.ts';
import { lockRecord, requireVersion } from '../../lists/change-record.ts';
import { readRecord } from '../../lists/list.ts';
import { enqueueMail } from '../../mail/enqueue-mails.ts';
import { outbox } from '../../outbox/outbox.table.ts';
import { readFields } from '../../read-fields.ts';
import { letters } from './letter.table.ts';
import { countConfirmed } from './letter-addresses.ts';
import { letterPictures, requireSendable } from './letter-body.ts';
import { letterList } from './letter-list.ts';
import { testMail } from './letter-mails.ts';

/** Tests a member of staff may send in an hour. */
const testsPerHour = 20;

/** Emails the letter to its writer alone. Throws ProblemError 404, 422 or 429. */
export async function sendTest({ user }: SignedIn, id: string): Promise<string> {
  const pictures = await letterPictures();
  return db().transaction(async (tx) => {
    const letter = await lockRecord(letterList, tx, id);
    requireSendable(letter, pictures);
    await limitRate(tx, 'letter-test', user.id, testsPerHour, 60);
    await enqueueMail(tx, testMail(letter, pictures, user.email));
    return user.email;
  });
}

/**
 * Begins to send a letter to everyone confirmed by now; a repeat changes nothing.
 * Throws ProblemError 400, 404, 409 (changed, or nobody is subscribed) or 422.
 */
export async function sendLetter({ user }: SignedIn, id: string, body: unknown): Promise<Letter> {
  const { version } = readFields(letterSendingSchema, body);
  const pictures = await letterPictures();
  return db().transaction(async (tx) => {
    const current = await lockRecord(letterList, tx, id);
    if (current.state !== 'draft') return current;
    requireVersion(current, version);
    requireSendable(current, pictures);
    const recipients = await countConfirmed(tx);
    if (recipients === 0)
      throw new ProblemError(
        409,
        'Nobody has confirmed a subscription yet, so there is no one to send it to.',
      );
    await tx.update(letters).set({ state: 'sending', startedAt: sql`now()` }).where(eq(letters.id, id));
    await audit(tx, { actor: user.id, action: 'letter.sent', subjectId: id, after: { recipients } });
    dueAfterCommit(tx, 'send-mail');
    return (await readRecord(letterList, tx, id)) ?? current;
  });
}

/**
 * Cancels the emails that are not sent yet; a repeat changes nothing.
 * Throws ProblemError 404, or 409 with the letter if none is left.
 */
export async function stopLetter({ user }: SignedIn, id: string): Promise<Letter> {
  return db().transaction(async (tx) => {
    const current = await lockRecord(letterList, tx, id);
    if (current.state === 'stopped') return current;
    if (current.state === 'draft') throw conflict('This letter is a draft. Nothing of it is sent.', current);
    if (current.state === 'sent' && current.counts.waiting === 0)
      throw conflict('All emails of this letter are sent. There is nothing left to stop.', current);
    await tx.update(letters).set({ state: 'stopped', finishedAt: sql`now()` }).where(eq(letters.id, id));
    await tx.delete(outbox).where(and(eq(outbox.letterId, id), eq(outbox.status, 'waiting')));
    const stopped = (await readRecord(letterList, tx, id)) ?? current;
    await audit(tx, {
      actor: user.id,
      action: 'letter.stopped',
      subjectId: id,
      after: { sent: stopped.counts.sent, cancelled: current.counts.waiting },
    });
    return stopped;
  });
}
