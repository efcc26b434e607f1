import { asc, eq } from 'drizzle-orm';
import { db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { users } from '../account.table.ts';
import { lockUser } from '../account-queries.ts';
import type { User } from '../account-user.ts';
import { requireFactor } from '../factor/second-factor.ts';
import type { SignedIn } from '../sessions.ts';

/**
 * Does what only a super admin may, within one transaction. Of two who take each other's role at once the second comes
 * here as a super admin no more. Throws ProblemError 403 with this sentence.
 */
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

/** Comes before what was sent is looked at. Throws ProblemError 403 with this sentence. */
export function requireSuperAdmin(me: SignedIn, refusal: string): void {
  if (me.user.role !== 'SUPERADMIN') throw new ProblemError(403, refusal);
  requireFactor(me);
}

/** An account that is not one's own, held until the transaction ends. Throws ProblemError 404, or 409 with this sentence. */
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

/**
 * The ids of the super admins who get in: one who is suspended helps nobody. Anyone who wants to change their number waits
 * until this transaction ends.
 */
export async function lockSuperAdmins(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id, suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.role, 'SUPERADMIN'))
    .orderBy(asc(users.id))
    .for('update');
  return rows.filter(({ suspendedAt }) => suspendedAt === null).map(({ id }) => id);
}

/** Throws ProblemError 409 when this is the last super admin. */
export function requireAnother(superAdmins: readonly string[], userId: string): void {
  if (superAdmins.some((id) => id !== userId)) return;
  throw new ProblemError(409, 'This is the last super admin. Please make someone else a super admin first.');
}

export function unknownUser(): ProblemError {
  return new ProblemError(404, 'This person does not have an account any more.');
}
