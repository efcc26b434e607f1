import { verifyPassword } from 'better-auth/crypto';
import { db } from '../../database.ts';
import { fieldProblem } from '../../read-fields.ts';
import { forgiveAccount, limitAccount } from '../account-limits.ts';
import { passwordHashOf } from '../account-queries.ts';
import { nobodysHash } from './one-time-code.ts';

/** Throws ProblemError 422 or 429 unless this is the user's password: a borrowed session must not take the account over. */
export async function requireCurrentPassword(
  userId: string,
  password: string | undefined,
  address: string,
): Promise<void> {
  if (password === undefined || password === '') {
    throw fieldProblem('currentPassword', 'Please enter your current password to change this.');
  }
  await limitAccount('password', userId, address);
  const hash = (await passwordHashOf(db(), userId)) ?? nobodysHash;
  if (!(await verifyPassword({ hash, password }))) {
    throw fieldProblem('currentPassword', 'This is not your current password.');
  }
  await forgiveAccount('password', userId);
}
