import { and, eq, min } from 'drizzle-orm';
import { db } from '../database.ts';
import { env } from '../env.ts';
import type { TimeLeft } from '../job/time-left.ts';
import { dispatchMail } from '../mail/dispatch-mail.ts';
import { dispatchTexts } from '../sms/dispatch-texts.ts';
import { outbox } from './outbox.table.ts';

/** Sends due emails and texts, but no letters. A failure of one channel does not end the other. */
export async function dispatchMessages(timeLeft?: TimeLeft): Promise<void> {
  const runs = await Promise.allSettled([dispatchMail(timeLeft), dispatchTexts()]);
  const failed = runs.find((run) => run.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/** Finds when the next message is due; undefined when none waits. Emails wait for a mail server. */
export async function nextMessageDue(): Promise<Date | undefined> {
  const leaves = env('SMTP_URL') === undefined ? eq(outbox.channel, 'sms') : undefined;
  const [next] = await db()
    .select({ at: min(outbox.dueAt) })
    .from(outbox)
    .where(and(eq(outbox.status, 'waiting'), leaves));
  return next?.at ?? undefined;
}
