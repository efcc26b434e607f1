import { hashPassword } from 'better-auth/crypto';
import * as z from 'zod/mini';
import { audit } from '../../audit/audit.ts';
import { db } from '../../database.ts';
import type { ProblemError } from '../../errors.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { fieldProblem, readFields } from '../../read-fields.ts';
import { codeField, emailField, passwordField, requireGoodPassword } from '../account-fields.ts';
import { forgiveAccount, limitAccount } from '../account-limits.ts';
import { passwordChangedMail, resetMail } from '../account-mails.ts';
import { setPassword, userByEmail } from '../account-queries.ts';
import { endSessions } from '../sessions.ts';
import { checkCode, prepareCode, spendCode, storeCode } from './one-time-code.ts';
import { wrongCode } from './verify-registration.ts';

const forgotSchema = z.object({ email: emailField() });
export type ForgotRequest = z.input<typeof forgotSchema>;

const resetSchema = z.object({
  email: emailField(),
  code: codeField(),
  newPassword: passwordField('Please choose a new password.'),
});
export type ResetRequest = z.input<typeof resetSchema>;

/**
 * Sends a reset code, at most one a minute. For an address without an account a code is stored as well, which nobody
 * is told: there is nothing to see from outside. Throws ProblemError 400, 422 or 429.
 */
export async function sendResetCode(body: unknown, address: string): Promise<void> {
  const { email } = readFields(forgotSchema, body);
  await limitAccount('forgot', email, address);
  const prepared = await prepareCode();
  await db().transaction(async (tx) => {
    const code = await storeCode(tx, { purpose: 'reset', subject: email }, email, prepared);
    const user = await userByEmail(tx, email);
    if (code !== undefined && user !== undefined) await enqueueMail(tx, resetMail(user, code));
  });
}

/** Sets a new password by a reset code and ends every session. Throws ProblemError 400, 422 or 429. */
export async function resetPassword(body: unknown, address: string): Promise<void> {
  const { email, code: digits, newPassword } = readFields(resetSchema, body);
  requireGoodPassword('newPassword', newPassword, { email, name: '' });
  await limitAccount('reset', email, address);
  const code = await checkCode({ purpose: 'reset', subject: email }, digits);
  const user = code && (await userByEmail(db(), email));
  if (code === undefined || user === undefined) throw wrongResetCode();
  requireGoodPassword('newPassword', newPassword, user);
  const hash = await hashPassword(newPassword);
  await db().transaction(async (tx) => {
    if (!(await spendCode(tx, code))) throw wrongResetCode();
    await setPassword(tx, user.id, hash);
    await endSessions(tx, user.id);
    await audit(tx, { actor: user.id, action: 'account.password-reset', subjectId: user.id });
    await enqueueMail(tx, passwordChangedMail(user, code.id));
  });
  await forgiveAccount('login', email);
}

function wrongResetCode(): ProblemError {
  return fieldProblem('code', wrongCode);
}
