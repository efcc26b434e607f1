import { verifyPassword } from '@better-auth/utils/password';
import { db } from '../../database.ts';
import { fieldProblem } from '../../read-fields.ts';
import { forgiveAccount, limitNetwork, limitTries } from '../account-limits.ts';
import { passwordHashOf } from '../account-queries.ts';
import { nobodysHash } from './one-time-code.ts';
import { inTurn } from './turns.ts';

/**
 * Does what asks for the user's password, in its turn: a borrowed session must not take the account over. Throws ProblemError
 * 422 unless it is the password, 429 or 503.
 */
export async function withCurrentPassword<T>(
  { userId, password, address }: { userId: string; password: string | undefined; address: string },
  work: () => Promise<T>,
): Promise<T> {
  if (password === undefined || password === '') {
    throw fieldProblem('currentPassword', 'Please enter your current password to change this.');
  }
  await limitNetwork('password', address);
  return inTurn({ address }, async () => {
    await limitTries('password', userId);
    const hash = (await passwordHashOf(db(), userId)) ?? nobodysHash;
    if (!(await verifyPassword(hash, password))) {
      throw fieldProblem('currentPassword', 'This is not your current password.');
    }
    await forgiveAccount('password', userId);
    return work();
  });
}
