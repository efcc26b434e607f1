import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { UnverifiedAnswer } from '#src/domain/account/login/unverified-answer.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { emailRefusals } from '#src/lib/forms/form-fields.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { db } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { readFields } from '../../read-fields.ts';
import { users } from '../account.table.ts';
import { passwordField } from '../account-fields.ts';
import { newestRegistration, userWithPassword } from '../account-queries.ts';
import type { User } from '../account-user.ts';
import { normaliseEmail } from '../normalise-email.ts';
import { dummyHash, verifyPassword } from '../password-hash.ts';
import { deleteSession, endSessions, type NewSession, signIn } from '../sessions.ts';
import { auditLogin, auditRefusedLogin, InvalidCredentials, type Origin } from './audit-login.ts';
import { type Caller, limitNetworkOf } from './guess-limits.ts';
import { withHashSlot } from './hash-queue.ts';
import { prepareCode } from './one-time-code.ts';
import { emailRegistrant } from './register.ts';
import { askSecondStep } from './second-step.ts';

const refused = refusals('login');

const loginSchema = z.object({
  email: z.string(emailRefusals.empty).check(z.minLength(1, emailRefusals.empty), z.maxLength(1000)),
  password: passwordField(refusals('account')('passwordEmpty')),
});
export type LoginRequest = z.input<typeof loginSchema>;

/** Shown only after the right password. */
const suspended = refused('suspended', contactValues);

/**
 * Logs in. Timing and error do not reveal whether the address has an account.
 * Throws ProblemError 400, 401, 403 (unconfirmed, second step or suspended), 422, 429 or 503.
 */
export async function login(body: unknown, caller: Caller): Promise<NewSession> {
  const { email: typed, password } = readFields(loginSchema, body);
  const email = normaliseEmail(typed) ?? typed;
  const count = await limitNetworkOf('login', email, caller);
  return withHashSlot(caller, async () => tryPassword(email, password, caller, await count()));
}

async function tryPassword(
  email: string,
  password: string,
  caller: Caller,
  refund: () => Promise<void>,
): Promise<NewSession> {
  const account = await userWithPassword(db(), email);
  const registration = await newestRegistration(db(), email);
  const hash = (account === undefined ? registration?.passwordHash : account.hash) ?? dummyHash;
  if (!(await verifyPassword(hash, password))) throw wrongPassword();
  await refund();
  if (account === undefined) throw await notConfirmed(email);
  const session = await signIn(account.user, hash, caller.userAgent);
  if (session === undefined) throw wrongPassword();
  const user = await refuseSuspended(account.user, caller);
  if (user.secondFactorSince === null) {
    await auditLogin(user, 'password', caller);
    return session;
  }
  // Only after the session starts: one started while a factor is being set up would survive.
  await deleteSession(session);
  throw (await askSecondStep(account.user, hash)) ?? wrongPassword();
}

function wrongPassword(): ProblemError {
  return new InvalidCredentials(401, refused('credentialsWrong'));
}

/** Rereads the account after a login. If suspended, ends all sessions and throws ProblemError 403. */
export async function refuseSuspended(user: User, origin: Origin): Promise<User> {
  const [now = user] = await db().select().from(users).where(eq(users.id, user.id));
  if (now.suspendedAt === null) return now;
  await endSessions(db(), user.id);
  await auditRefusedLogin(now, origin);
  throw new ProblemError(403, suspended);
}

async function notConfirmed(email: string): Promise<ProblemError> {
  const code = await prepareCode();
  return db().transaction(async (tx) => {
    const registration = await newestRegistration(tx, email);
    if (registration !== undefined) await emailRegistrant(tx, registration, code);
    return new ProblemError(
      403,
      refused('emailUnconfirmed'),
      registration && { extra: { userId: registration.id } satisfies UnverifiedAnswer },
    );
  });
}
