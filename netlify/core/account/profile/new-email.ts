import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { audit } from '../../audit/audit.ts';
import { db, type Transaction } from '../../database.ts';
import { isUniqueViolation, type ProblemError } from '../../errors.ts';
import { enqueueMail } from '../../mail/enqueue-mails.ts';
import { fieldProblem, readFields } from '../../read-fields.ts';
import { registrations, users } from '../account.table.ts';
import { codeField } from '../account-fields.ts';
import { limitNetwork, limitTries } from '../account-limits.ts';
import { accountExistsMail, emailChangedMail, newEmailMail } from '../account-mails.ts';
import { userByEmail } from '../account-queries.ts';
import { type AccountUser, toAccountUser, type User } from '../account-user.ts';
import { withHashSlot } from '../login/hash-queue.ts';
import {
  checkCode,
  consumeCode,
  type OneTimeCode,
  type PreparedCode,
  storeCode,
} from '../login/one-time-code.ts';
import { deleteResetCodes } from '../login/reset-code.ts';
import { wrongCode } from '../login/verify-registration.ts';
import { moveRequests } from '../own/move-requests.ts';
import { endSessions, type SignedIn } from '../sessions.ts';

const confirmSchema = z.object({ code: codeField() });
export type ConfirmEmailRequest = z.input<typeof confirmSchema>;

/** Emails a code to the new address, or a notice if it already has an account. */
export async function requestNewEmail(
  tx: Transaction,
  user: User,
  email: string,
  prepared: PreparedCode,
): Promise<void> {
  const code = await storeCode(tx, { purpose: 'email', subject: user.id }, email, prepared);
  if (code === undefined) return;
  const owner = await userByEmail(tx, email);
  await enqueueMail(
    tx,
    owner === undefined
      ? newEmailMail({ email, language: user.language }, code)
      : accountExistsMail(owner, code.id),
  );
}

/** Moves the account and its records to the new address. Throws ProblemError 400, 422, 429 or 503. */
export async function confirmNewEmail(me: SignedIn, body: unknown, address: string): Promise<AccountUser> {
  const { code: digits } = readFields(confirmSchema, body);
  await limitNetwork('verify', address);
  const code = await withHashSlot({ address }, async () => {
    await limitTries('verify', me.user.id);
    return checkCode({ purpose: 'email', subject: me.user.id }, digits);
  });
  if (code === undefined) throw wrongEmailCode();
  try {
    return await db().transaction((tx) => changeEmail(tx, me, code));
  } catch (error) {
    // The address got an account in the meantime.
    if (isUniqueViolation(error)) throw wrongEmailCode();
    throw error;
  }
}

async function changeEmail(tx: Transaction, { user: before, sessionId }: SignedIn, code: OneTimeCode) {
  if (!(await consumeCode(tx, code))) throw wrongEmailCode();
  const [user] = await tx
    .update(users)
    .set({ email: code.email, updatedAt: sql`now()` })
    .where(eq(users.id, before.id))
    .returning();
  if (user === undefined) throw wrongEmailCode();
  await moveRequests(tx, before.email, user.email);
  await tx.delete(registrations).where(eq(registrations.email, user.email));
  await endSessions(tx, user.id, sessionId);
  await deleteResetCodes(tx, before.email);
  await enqueueMail(tx, emailChangedMail(before, code.id));
  await audit(tx, { actor: user.id, action: 'account.email-changed', subjectId: user.id });
  return toAccountUser(user);
}

function wrongEmailCode(): ProblemError {
  return fieldProblem('code', wrongCode);
}
