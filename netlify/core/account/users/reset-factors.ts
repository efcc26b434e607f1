import { endAddress } from '../../calendar/calendar-address.ts';
import { db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { lockUser, userByEmail } from '../account-queries.ts';
import type { User } from '../account-user.ts';
import { auditAndEmailChange, deleteFactors } from '../factor/second-factor.ts';
import { endSessions, type SignedIn } from '../sessions.ts';
import { asSuperAdmin, lockOther } from './super-admin.ts';

/** Removes someone else’s second factor and ends sessions. Throws ProblemError 403, 404 or 409. */
export async function resetFactors(me: SignedIn, userId: string): Promise<void> {
  await asSuperAdmin(me, 'Only a super admin can reset two-step login.', async (tx) => {
    const own = 'This is your own account. You can change two-step login in your settings.';
    const user = await lockOther(tx, me, userId, own);
    if (user.secondFactorSince === null)
      throw new ProblemError(409, 'This person has no two-step login. There is nothing to reset.');
    await reset(tx, user, me.user.id);
  });
}

export async function resetFactorsOf(email: string, actor: string): Promise<boolean> {
  return db().transaction(async (tx) => {
    const found = await userByEmail(tx, email);
    const user = found && (await lockUser(tx, found.id));
    if (user === undefined || user.secondFactorSince === null) return false;
    await reset(tx, user, actor);
    return true;
  });
}

async function reset(tx: Transaction, user: User, actor: string): Promise<void> {
  await deleteFactors(tx, user.id);
  await endSessions(tx, user.id);
  await endAddress(tx, user.id, actor);
  await auditAndEmailChange(tx, user, 'two-step-login-reset', {}, actor);
}
