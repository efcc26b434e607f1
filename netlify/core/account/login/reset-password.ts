import { hashPassword } from '@better-auth/utils/password';
import * as z from 'zod/mini';
import { resetCodeLength } from '#src/features/account/login/code.ts';
import { audit } from '../../audit/audit.ts';
import { endAddress } from '../../calendar/calendar-address.ts';
import { db } from '../../database.ts';
import type { ProblemError } from '../../errors.ts';
import { enqueueMail, enqueueMailIf } from '../../mail/outbox.ts';
import { fieldProblem, readFields } from '../../read-fields.ts';
import { codeField, emailField, passwordField, requireGoodPassword } from '../account-fields.ts';
import { passwordChangedMail, resetMail } from '../account-mails.ts';
import { setPassword, userByEmail } from '../account-queries.ts';
import { forgetDevices } from '../device/known-device.ts';
import { endSessions } from '../sessions.ts';
import { type Caller, passNetwork } from './guesses.ts';
import { prepareCode } from './one-time-code.ts';
import { checkResetCode, spendResetCode, storeResetCode } from './reset-code.ts';
import { inTurn } from './turns.ts';
import { wrongCode } from './verify-registration.ts';

const forgotSchema = z.object({ email: emailField() });
export type ForgotRequest = z.input<typeof forgotSchema>;

const resetSchema = z.object({
  email: emailField(),
  code: codeField(resetCodeLength),
  newPassword: passwordField('Please choose a new password.'),
});
export type ResetRequest = z.input<typeof resetSchema>;

/**
 * Sends a reset code, at most one a minute. For an address without an account a code is stored as well, which nobody
 * is told, and a mail is written that nobody gets: there is nothing to see from outside. Throws ProblemError 400, 422, 429 or 503.
 */
export async function sendResetCode(body: unknown, caller: Caller): Promise<void> {
  const { email } = readFields(forgotSchema, body);
  const count = await passNetwork('forgot', email, caller);
  await inTurn(caller, async () => {
    await count();
    await writeResetCode(email);
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
 * Sets a new password by a reset code, ends every session and calendar address, and forgets every known device. Gives the user's id. Throws
 * ProblemError 400, 422, 429 or 503.
 */
export async function resetPassword(body: unknown, caller: Caller): Promise<string> {
  const { email, code: digits, newPassword } = readFields(resetSchema, body);
  await requireGoodPassword('newPassword', newPassword, { email, name: '' });
  const count = await passNetwork('reset', email, caller);
  return inTurn(caller, async () => changeByCode({ email, code: digits, newPassword }, await count()));
}

async function changeByCode(
  { email, code: digits, newPassword }: ResetRequest,
  takeBack: () => Promise<void>,
): Promise<string> {
  const code = await checkResetCode(email, digits);
  const user = code && (await userByEmail(db(), email));
  if (code === undefined || user === undefined) throw wrongResetCode();
  await takeBack();
  await requireGoodPassword('newPassword', newPassword, user);
  const hash = await hashPassword(newPassword);
  await db().transaction(async (tx) => {
    if (!(await spendResetCode(tx, code))) throw wrongResetCode();
    await setPassword(tx, user.id, hash);
    await endSessions(tx, user.id);
    await forgetDevices(tx, user.id);
    await endAddress(tx, user.id, user.id);
    await audit(tx, { actor: user.id, action: 'account.password-reset', subjectId: user.id });
    await enqueueMail(tx, passwordChangedMail(user, code.id));
  });
  return user.id;
}

function wrongResetCode(): ProblemError {
  return fieldProblem('code', wrongCode);
}
