import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm';
import { db } from '../../database.ts';
import { enqueueMails } from '../../mail/enqueue-mails.ts';
import { outbox } from '../../outbox/outbox.table.ts';
import { letterLinks } from '../newsletter-links.ts';
import { letters } from './letter.table.ts';
import { lockNext } from './letter-addresses.ts';
import { letterPictures } from './letter-body.ts';
import { letterContent, letterMail } from './letter-mails.ts';

/** Emails per transaction: short locks, and little to repeat after a crash. */
export const letterBatch = 50;

/** Waiting emails beyond which none is added: without a working mail server the outbox stays small. */
const mostWaiting = 1000;

type SendingLetter = typeof letters.$inferSelect;

/** Queues the next batch of each letter that is being sent; returns the number of emails. */
export async function queueLetters(): Promise<number> {
  const sending = await lettersToQueue();
  if (sending.length === 0) return 0;
  const pictures = await letterPictures();
  let queued = 0;
  for (const letter of sending) queued += await queueBatch(letter, letterContent(letter, pictures));
  return queued;
}

/** Reads the letters with addresses left, oldest first; none while too many emails wait. */
export async function lettersToQueue(): Promise<SendingLetter[]> {
  const sending = await db()
    .select()
    .from(letters)
    .where(eq(letters.state, 'sending'))
    .orderBy(asc(letters.startedAt));
  if (sending.length === 0) return [];
  const [waiting] = await db()
    .select({ emails: count() })
    .from(outbox)
    .where(and(isNotNull(outbox.letterId), eq(outbox.status, 'waiting')));
  return (waiting?.emails ?? 0) < mostWaiting ? sending : [];
}

/** Queues a batch, or ends the letter if no address is left. Returns 0 if another sender was faster. */
async function queueBatch(letter: SendingLetter, content: ReturnType<typeof letterContent>): Promise<number> {
  const { id, queuedThrough } = letter;
  return db().transaction(async (tx) => {
    const next = await lockNext(tx, id, letterBatch);
    const last = next.at(-1);
    // Fails if staff stopped the letter, or another sender queued these addresses.
    const [mine] = await tx
      .update(letters)
      .set(last === undefined ? { state: 'sent', finishedAt: sql`now()` } : { queuedThrough: last.id })
      .where(
        and(
          eq(letters.id, id),
          eq(letters.state, 'sending'),
          sql`${letters.queuedThrough} is not distinct from ${queuedThrough}`,
        ),
      )
      .returning({ id: letters.id });
    if (mine === undefined || last === undefined) return 0;
    const links = await letterLinks(
      tx,
      next.map((subscriber) => subscriber.id),
      id,
    );
    const mails = next.flatMap((subscriber, at) => {
      const link = links[at];
      return link === undefined ? [] : [letterMail(letter, content, subscriber, link)];
    });
    await enqueueMails(tx, mails);
    return mails.length;
  });
}
