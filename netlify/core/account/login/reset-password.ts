import * as z from 'zod';
import { resetCodeLength } from '#src/domain/account/login/code.ts';
import { audit } from '../../audit/audit.ts';
import { endAddress } from '../../calendar/calendar-address.ts';
import { db } from '../../database.ts';
import type { ProblemError } from '../../errors.ts';
import { enqueueMail, enqueueMailIf } from '../../mail/outbox.ts';
import { fieldProblem, readFields } from '../../read-fields.ts';
import { codeField, emailField, passwordField, requireGoodPassword } from '../account-fields.ts';
import { passwordChangedMail, resetMail } from '../account-mails.ts';
import { setPassword, userByEmail } from '../account-queries.ts';
import type { User } from '../account-user.ts';
import { forgetDevices } from '../device/known-device.ts';
import { hashPassword } from '../password-hash.ts';
import { endSessions } from '../sessions.ts';
import { type Caller, limitUnguessable, mayMailReset, passNetwork } from './guesses.ts';
import { prepareCode } from './one-time-code.ts';
import {
  checkResetCode,
  hasResetKey,
  type ResetCode,
  resetByKey,
  spendResetCode,
  storeResetCode,
} from './reset-code.ts';
import { inTurn } from './turns.ts';
import { wrongCode } from './verify-registration.ts';

/** Said of a button whose mail is too old, or was used. */
const wrongKey = 'This link was used or has run out. Please ask for a new one.';

const forgotSchema = z.object({ email: emailField() });
export type ForgotRequest = z.input<typeof forgotSchema>;

/** `key`, from the mail's button, stands in for the code. */
const resetSchema = z.object({
  email: emailField(),
  key: z.optional(z.string(wrongKey).check(z.maxLength(100, wrongKey))),
  newPassword: passwordField('Please choose a new password.'),
});
const withCode = resetSchema.extend({ code: codeField(resetCodeLength) });
export type ResetRequest = z.input<typeof resetSchema> & { code?: string };

/**
 * Sends a reset code with a key, at most one a minute. For an address without an account a code is stored as well, which nobody
 * is told, and a mail is written that nobody gets: there is nothing to see from outside. Throws ProblemError 400, 422, 429 or 503.
 */
export async function sendResetCode(body: unknown, caller: Caller): Promise<void> {
  const { email } = readFields(forgotSchema, body);
  const count = await passNetwork('forgot', email, caller);
  await inTurn(caller, async () => {
    await count();
    // Beyond it the key of an earlier mail is still good: what strangers ask for must not refuse the owner.
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
    await enqueueMailIf(tx, user !== undefined, resetMail(user ?? { name: 'Nobody', email }, code));
  });
}

/**
 * Sets a new password by a reset code or the key of its mail, ends every session and calendar address, and forgets every known device. Gives the user's id. Throws
 * ProblemError 400, 422, 429 or 503.
 */
export async function resetPassword(body: unknown, caller: Caller): Promise<string> {
  const { email, key, newPassword } = readFields(resetSchema, body);
  if (key !== undefined) return resetByLink(email, key, newPassword, caller);
  const { code } = readFields(withCode, body);
  await requireGoodPassword('newPassword', newPassword, { email, name: '' });
  const count = await passNetwork('reset', email, caller);
  return inTurn(caller, async () => {
    const takeBack = await count();
    const row = await checkResetCode(email, code);
    const user = row && (await userByEmail(db(), email));
    if (user === undefined) throw wrongResetCode();
    await takeBack();
    return changePassword(user, newPassword, row, wrongResetCode);
  });
}

/** A key is counted with nobody's tries and waits for no turn, so that no stranger stands in its way. */
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
    if (row === undefined || !(await spendResetCode(tx, row))) throw refusal();
    await setPassword(tx, user.id, hash);
    await endSessions(tx, user.id);
    await forgetDevices(tx, user.id);
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
