import { verifyPassword } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { UnverifiedAnswer } from '#src/features/account/login/unverified-answer.ts';
import { site } from '#src/features/studio/site.ts';
import { emailSentences } from '#src/lib/forms/form-fields.ts';
import { db } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { readFields } from '../../read-fields.ts';
import { users } from '../account.table.ts';
import { passwordField } from '../account-fields.ts';
import { newestRegistration, userWithPassword } from '../account-queries.ts';
import { normaliseEmail } from '../normalise-email.ts';
import { endSessions, type NewSession, signIn } from '../sessions.ts';
import { type Caller, countTry } from './guesses.ts';
import { nobodysHash, prepareCode } from './one-time-code.ts';
import { tellRegistrant } from './register.ts';

const loginSchema = z.object({
  email: z.string(emailSentences.empty).check(z.minLength(1, emailSentences.empty), z.maxLength(1000)),
  password: passwordField('Please enter your password.'),
});
export type LoginRequest = z.input<typeof loginSchema>;

/** Only who knows the password reads it. */
const suspendedSentence = `This account is suspended. If you think that is a mistake, please call us on ${site.phones[0].display}.`;

/**
 * Signs in. Whether the address has an account, a registration or neither: the same is asked of the database, one
 * password is hashed, and a wrong one gets the same answer. Throws ProblemError 400, 401, 422 or 429, and for the right password 403: with `userId` where the address
 * is not confirmed yet, and where the account is suspended.
 */
export async function login(body: unknown, caller: Caller): Promise<NewSession> {
  const { email: typed, password } = readFields(loginSchema, body);
  const email = normaliseEmail(typed) ?? typed;
  const takeBack = await countTry('login', email, caller);
  const account = await userWithPassword(db(), email);
  const registration = await newestRegistration(db(), email);
  const hash = (account === undefined ? registration?.passwordHash : account.hash) ?? nobodysHash;
  if (!(await verifyPassword({ hash, password }))) throw wrongPassword();
  await takeBack();
  if (account === undefined) throw await notConfirmed(email);
  const session = await signIn(account.user, hash, caller.userAgent);
  if (session === undefined) throw wrongPassword();
  await refuseSuspended(account.user.id);
  return session;
}

function wrongPassword(): ProblemError {
  return new ProblemError(401, 'The email address or the password is wrong.');
}

/** Says so only to who knew the password, and leaves no session behind. */
async function refuseSuspended(userId: string): Promise<void> {
  const [user] = await db()
    .select({ suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (user?.suspendedAt == null) return;
  await endSessions(db(), userId);
  throw new ProblemError(403, suspendedSentence);
}

/** Sends another code on the way, so that the next step can begin. */
async function notConfirmed(email: string): Promise<ProblemError> {
  const code = await prepareCode();
  return db().transaction(async (tx) => {
    const registration = await newestRegistration(tx, email);
    if (registration !== undefined) await tellRegistrant(tx, registration, code);
    return new ProblemError(
      403,
      'Please confirm your email address first: enter the code that we sent to it.',
      registration && { extra: { userId: registration.id } satisfies UnverifiedAnswer },
    );
  });
}
