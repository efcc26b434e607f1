import * as z from 'zod/mini';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { db } from '../../database.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { manyTriesMail } from '../account-mails.ts';
import { userByEmail } from '../account-queries.ts';
import { normaliseEmail } from '../normalise-email.ts';
import { strangersTries } from './guesses.ts';

/** So many wrong tries from unknown devices are worth a mail. */
const manyTries = 10;

const bodySchema = z.object({ email: z.string() });

/**
 * Writes to the owner of an account at which others have tried many passwords or codes, once a day. `body` is what was
 * sent to log in or to reset. Done after the answer, which so takes as long for an address that nobody has.
 */
export async function warnOwner(body: unknown): Promise<void> {
  const { success, data } = bodySchema.safeParse(body);
  const email = success ? normaliseEmail(data.email) : undefined;
  if (email === undefined) return;
  const tries = [await strangersTries('login', email), await strangersTries('reset', email)];
  if (Math.max(...tries) < manyTries) return;
  await db().transaction(async (tx) => {
    const user = await userByEmail(tx, email);
    if (user !== undefined) await enqueueMail(tx, manyTriesMail(user, user.id, todayInKigali(new Date())));
  });
}
