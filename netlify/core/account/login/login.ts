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
import { forgiveAccount, limitAccount } from '../account-limits.ts';
import { newestRegistration, userByEmail } from '../account-queries.ts';
import { normaliseEmail } from '../normalise-email.ts';
import { endSessions, type NewSession, signIn } from '../sessions.ts';
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
 * Signs in. Whether the address has an account, a registration or neither: one password is hashed, and a wrong one gets
 * the same answer. Throws ProblemError 400, 401, 422 or 429, and for the right password 403: with `userId` where the address
 * is not confirmed yet, and where the account is suspended.
 */
export async function login(
  body: unknown,
  { address, userAgent }: { address: string; userAgent: string | undefined },
): Promise<NewSession> {
  const { email: typed, password } = readFields(loginSchema, body);
  const email = normaliseEmail(typed) ?? typed;
  await limitAccount('login', email, address);
  const user = await userByEmail(db(), email);
  const registration = await newestRegistration(db(), email);
  // One password is hashed on either way.
  const session = user && (await signIn(user, password, userAgent));
  const right =
    user === undefined
      ? await verifyPassword({ hash: registration?.passwordHash ?? nobodysHash, password })
      : session !== undefined;
  if (!right) throw new ProblemError(401, 'The email address or the password is wrong.');
  await forgiveAccount('login', email);
  if (user === undefined || session === undefined) throw await notConfirmed(email);
  await refuseSuspended(user.id);
  return session;
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
