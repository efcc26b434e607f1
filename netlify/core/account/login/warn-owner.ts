import * as z from 'zod';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { db } from '../../database.ts';
import { enqueueMail } from '../../mail/enqueue-mails.ts';
import { manyTriesMail } from '../account-mails.ts';
import { userByEmail } from '../account-queries.ts';
import { ownerOfTicket } from '../factor/login-ticket.ts';
import { normaliseEmail } from '../normalise-email.ts';
import { type Caller, currentAttemptsOf, type GuessedAction } from './guess-limits.ts';

const manyTries = 10;

const emailSchema = z.object({ email: z.string() });
const ticketSchema = z.object({ ticket: z.string() });

/**
 * Emails the owner about many wrong passwords or codes, once a day. `body` is the login or reset.
 * Runs after the response, so that timing does not reveal accounts.
 */
export async function warnOwner(body: unknown, caller: Caller): Promise<void> {
  const { success, data } = emailSchema.safeParse(body);
  const email = success ? normaliseEmail(data.email) : undefined;
  if (email !== undefined) await warn(email, ['login', 'reset'], caller);
}

/** Warns about wrong second-step codes, which mean that the password is known. `body` is the request. */
export async function warnTicketOwner(body: unknown, caller: Caller): Promise<void> {
  const { success, data } = ticketSchema.safeParse(body);
  const owner = success ? await ownerOfTicket(data.ticket) : undefined;
  if (owner !== undefined) await warn(owner.email, ['factor'], caller);
}

async function warn(email: string, actions: GuessedAction[], caller: Caller): Promise<void> {
  const tries: number[] = [];
  for (const action of actions) tries.push(await currentAttemptsOf(action, email, caller));
  if (Math.max(...tries) < manyTries) return;
  await db().transaction(async (tx) => {
    const user = await userByEmail(tx, email);
    if (user !== undefined) await enqueueMail(tx, manyTriesMail(user, user.id, todayInKigali(new Date())));
  });
}
