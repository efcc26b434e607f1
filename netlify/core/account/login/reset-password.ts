import * as z from 'zod';
import { resetCodeLength } from '#src/domain/account/login/code.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { audit } from '../../audit/audit.ts';
import { endAddress } from '../../calendar/calendar-address.ts';
import { db } from '../../database.ts';
import type { ProblemError } from '../../errors.ts';
import { enqueueMail, enqueueMailIf } from '../../mail/enqueue-mails.ts';
import { fieldProblem, readFields } from '../../read-fields.ts';
import { codeField, emailField, passwordField, requireGoodPassword } from '../account-fields.ts';
import { passwordChangedMail, resetMail } from '../account-mails.ts';
import { setPassword, userByEmail } from '../account-queries.ts';
import type { User } from '../account-user.ts';
import { deleteDevices } from '../device/known-device.ts';
import { hashPassword } from '../password-hash.ts';
import { endSessions } from '../sessions.ts';
import { type Caller, limitNetworkOf, limitUnguessable, mayMailReset } from './guess-limits.ts';
import { withHashSlot } from './hash-queue.ts';
import { prepareCode } from './one-time-code.ts';
import {
  checkResetCode,
  consumeResetCode,
  hasResetKey,
  type ResetCode,
  resetByKey,
  storeResetCode,
} from './reset-code.ts';
import { wrongCode } from './verify-registration.ts';

const refused = refusals('login');

const wrongKey = refused('resetLinkUsed');

const forgotSchema = z.object({ email: emailField() });
export type ForgotRequest = z.input<typeof forgotSchema>;

/** `key`, from the email’s button, replaces the code. */
const resetSchema = z.object({
  email: emailField(),
  key: z.optional(z.string(wrongKey).check(z.maxLength(100, wrongKey))),
  newPassword: passwordField(refused('newPasswordMissing')),
});
const withCode = resetSchema.extend({ code: codeField(resetCodeLength) });
export type ResetRequest = z.input<typeof resetSchema> & { code?: string };

/**
 * Emails a reset code and key, at most once a minute. Does the same work without an account.
 * Throws ProblemError 400, 422, 429 or 503.
 */
export async function sendResetCode(body: unknown, caller: Caller): Promise<void> {
  const { email } = readFields(forgotSchema, body);
  const count = await limitNetworkOf('forgot', email, caller);
  await withHashSlot(caller, async () => {
    await count();
    // Beyond the limit an earlier key still works: strangers’ requests must not lock out the owner.
    const mailed = (await mayMailReset(email, caller)) || !(await hasResetKey(email));
    if (mailed) await writeResetCode(email);
  });
}

async function writeResetCode(email: string): Promise<void> {
  const prepared = await prepareCode(resetCodeLength);
  await db().transaction(async (tx) => {
    const code = await storeResetCode(tx, email, prepared);
    const user = await userByEmail(tx, email);
    if (code === undefined) return;
    await enqueueMailIf(
      tx,
      user !== undefined,
      resetMail(user ?? { name: 'Nobody', email, language: 'en' }, code),
    );
  });
}

/** Sets a password by code or key; returns the user’s id. Throws ProblemError 400, 422, 429 or 503. */
export async function resetPassword(body: unknown, caller: Caller): Promise<string> {
  const { email, key, newPassword } = readFields(resetSchema, body);
  if (key !== undefined) return resetByLink(email, key, newPassword, caller);
  const { code } = readFields(withCode, body);
  await requireGoodPassword('newPassword', newPassword, { email, name: '' });
  const count = await limitNetworkOf('reset', email, caller);
  return withHashSlot(caller, async () => {
    const refund = await count();
    const row = await checkResetCode(email, code);
    const user = row && (await userByEmail(db(), email));
    if (user === undefined) throw wrongResetCode();
    await refund();
    return changePassword(user, newPassword, row, wrongResetCode);
  });
}

/** Resets by key, without account limits or a hash slot, so that strangers cannot block the owner. */
async function resetByLink(email: string, key: string, newPassword: string, caller: Caller): Promise<string> {
  await limitUnguessable('reset-key', caller);
  const row = await resetByKey(email, key);
  const user = row && (await userByEmail(db(), email));
  if (user === undefined) throw wrongResetKey();
  return changePassword(user, newPassword, row, wrongResetKey);
}

async function changePassword(
  user: User,
  newPassword: string,
  row: ResetCode | undefined,
  refusal: () => ProblemError,
): Promise<string> {
  await requireGoodPassword('newPassword', newPassword, user);
  const hash = await hashPassword(newPassword);
  await db().transaction(async (tx) => {
    if (row === undefined || !(await consumeResetCode(tx, row))) throw refusal();
    await setPassword(tx, user.id, hash);
    await endSessions(tx, user.id);
    await deleteDevices(tx, user.id);
    await endAddress(tx, user.id, user.id);
    await audit(tx, { actor: user.id, action: 'account.password-reset', subjectId: user.id });
    await enqueueMail(tx, passwordChangedMail(user, row.id));
  });
  return user.id;
}

function wrongResetCode(): ProblemError {
  return fieldProblem('code', wrongCode);
}

function wrongResetKey(): ProblemError {
  return fieldProblem('key', wrongKey);
}
