import { refusals } from '#src/lib/words/refusals.ts';
import { db, type Transaction } from '../../database.ts';
import { fieldProblem } from '../../read-fields.ts';
import { forgiveAccount, limitNetwork, limitTries } from '../account-limits.ts';
import { lockPassword, passwordHashOf } from '../account-queries.ts';
import { dummyHash, verifyPassword } from '../password-hash.ts';
import { lockSession, notSignedIn, type SignedIn } from '../sessions.ts';
import { withHashSlot } from './hash-queue.ts';

const refused = refusals('login');

/** Runs `work` with the compared hash, in a hash slot. Throws ProblemError 422 (wrong), 429 or 503. */
export async function withCurrentPassword<T>(
  { userId, password, address }: { userId: string; password: string | undefined; address: string },
  work: (hash: string) => Promise<T>,
): Promise<T> {
  if (password === undefined || password === '') {
    throw fieldProblem('currentPassword', refused('currentPasswordRequired'));
  }
  await limitNetwork('password', address);
  return withHashSlot({ address }, async () => {
    await limitTries('password', userId);
    const hash = (await passwordHashOf(db(), userId)) ?? dummyHash;
    if (!(await verifyPassword(hash, password))) {
      throw fieldProblem('currentPassword', refused('currentPasswordWrong'));
    }
    await forgiveAccount('password', userId);
    return work(hash);
  });
}

/** Rechecks and locks session and password after the slow hashing. Throws ProblemError 401 or 422. */
export async function requireUnchanged(
  tx: Transaction,
  { user, sessionId }: SignedIn,
  hash: string,
): Promise<void> {
  const now = await lockPassword(tx, user.id);
  if (!(await lockSession(tx, sessionId))) throw notSignedIn();
  if (now === hash) return;
  throw fieldProblem('currentPassword', refused('currentPasswordNew'));
}
