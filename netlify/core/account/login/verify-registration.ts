import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { refusals } from '#src/lib/words/refusals.ts';
import { audit } from '../../audit/audit.ts';
import { db, type Transaction } from '../../database.ts';
import type { ProblemError } from '../../errors.ts';
import { fieldProblem, readFields } from '../../read-fields.ts';
import { registrations, users } from '../account.table.ts';
import { codeField } from '../account-fields.ts';
import { limitNetwork, limitTries } from '../account-limits.ts';
import { registrationById, setPassword } from '../account-queries.ts';
import type { User } from '../account-user.ts';
import { type NewSession, startSession } from '../sessions.ts';
import { withHashSlot } from './hash-queue.ts';
import { checkCode, consumeCode } from './one-time-code.ts';

const refused = refusals('login');

export const wrongCode = refused('codeWrong');

const verifySchema = z.object({ userId: z.string(refused('registerFirst')), otp: codeField() });
export type VerifyRequest = z.input<typeof verifySchema>;

/** Creates the account of a confirmed address and logs in. Throws ProblemError 400, 422, 429 or 503. */
export async function verifyRegistration(
  body: unknown,
  { address, userAgent }: { address: string; userAgent: string | undefined },
): Promise<NewSession> {
  const { userId, otp } = readFields(verifySchema, body);
  await limitNetwork('verify', address);
  const code = await withHashSlot({ address }, async () => {
    await limitTries('verify', userId);
    return checkCode({ purpose: 'register', subject: userId }, otp);
  });
  if (code === undefined) throw wrongOtp();
  const user = await db().transaction(async (tx) => {
    const made = (await consumeCode(tx, code)) ? await makeAccount(tx, userId) : undefined;
    if (made === undefined) throw wrongOtp();
    return made;
  });
  return startSession(user, userAgent);
}

function wrongOtp(): ProblemError {
  return fieldProblem('otp', wrongCode);
}

/** Creates the account; undefined if another registration of the address was confirmed first. */
async function makeAccount(tx: Transaction, registrationId: string): Promise<User | undefined> {
  const registration = await registrationById(tx, registrationId);
  if (registration === undefined) return undefined;
  const { id, name, email, language, passwordHash } = registration;
  const [user] = await tx
    .insert(users)
    .values({ id, name, email, language })
    .onConflictDoNothing({ target: users.email })
    .returning();
  if (user === undefined) return undefined;
  await setPassword(tx, id, passwordHash);
  await tx.delete(registrations).where(eq(registrations.email, email));
  await audit(tx, { actor: id, action: 'account.created', subjectId: id, after: { role: user.role } });
  return user;
}
