import { asc, eq } from 'drizzle-orm';
import { db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { users } from '../account.table.ts';
import { lockUser } from '../account-queries.ts';
import type { User } from '../account-user.ts';
import { requireFactor } from '../factor/second-factor.ts';
import type { SignedIn } from '../sessions.ts';

/** Runs `work` as a super admin, rechecked under lock. Throws ProblemError 403 with `refusal`. */
export async function asSuperAdmin<T>(
  me: SignedIn,
  refusal: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  requireSuperAdmin(me, refusal);
  return db().transaction(async (tx) => {
    if (!(await lockSuperAdmins(tx)).includes(me.user.id)) throw new ProblemError(403, refusal);
    return work(tx);
  });
}

/** Throws ProblemError 403 with `refusal`. Call before validating the request. */
export function requireSuperAdmin(me: SignedIn, refusal: string): void {
  if (me.user.role !== 'SUPERADMIN') throw new ProblemError(403, refusal);
  requireFactor(me);
}

/** Locks someone else’s account. Throws ProblemError 404, or 409 with `ownRefusal` for one’s own. */
export async function lockOther(
  tx: Transaction,
  me: SignedIn,
  userId: string,
  ownRefusal: string,
): Promise<User> {
  const user = await lockUser(tx, userId);
  if (user === undefined) throw unknownUser();
  if (user.id === me.user.id) throw new ProblemError(409, ownRefusal);
  return user;
}

/** Locks and returns the ids of super admins who are not suspended; changes of their number wait. */
export async function lockSuperAdmins(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id, suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.role, 'SUPERADMIN'))
    .orderBy(asc(users.id))
    .for('update');
  return rows.filter(({ suspendedAt }) => suspendedAt === null).map(({ id }) => id);
}

/** Throws ProblemError 409 for the last super admin. */
export function requireAnother(superAdmins: readonly string[], userId: string): void {
  if (superAdmins.some((id) => id !== userId)) return;
  throw new ProblemError(409, 'This is the last super admin. Please make someone else a super admin first.');
}

export function unknownUser(): ProblemError {
  return new ProblemError(404, 'This person no longer has an account.');
}
