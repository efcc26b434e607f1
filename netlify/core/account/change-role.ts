import { asc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { audit } from '../audit/audit.ts';
import { endAddress } from '../calendar/calendar-address.ts';
import { db, type Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { leaveMessages } from '../message/staff/leave-messages.ts';
import { readFields } from '../read-fields.ts';
import { users } from './account.table.ts';
import { lockUser } from './account-queries.ts';
import { type AccountUser, type Role, toAccountUser, type User } from './account-user.ts';
import type { SignedIn } from './sessions.ts';

const roleSchema = z.object({
  role: z.enum(
    ['USER', 'ADMIN', 'SUPERADMIN'],
    'Please choose client, admin or super admin (USER, ADMIN or SUPERADMIN).',
  ),
});
export type RoleRequest = z.input<typeof roleSchema>;

/**
 * Changes what somebody else may do; it counts from their next call. Throws ProblemError 400, 403, 404, 409 or 422.
 */
export async function changeRole(me: SignedIn, userId: string, body: unknown): Promise<AccountUser> {
  if (me.user.role !== 'SUPERADMIN') throw superAdminsOnly();
  const { role } = readFields(roleSchema, body);
  return db().transaction(async (tx) => {
    const superAdmins = await lockSuperAdmins(tx);
    // Two who take each other's role at once come here one after the other.
    if (!superAdmins.includes(me.user.id)) throw superAdminsOnly();
    const user = await lockUser(tx, userId);
    if (user === undefined) throw unknownUser();
    if (user.id === me.user.id) throw ownRole();
    return toAccountUser(await setRole(tx, user, role, me.user.id));
  });
}

/** Gives a user a role and records who did it. Lock the super admins first. Throws ProblemError 409 for the last one. */
export async function setRole(tx: Transaction, user: User, role: Role, actor: string): Promise<User> {
  if (user.role === role) return user;
  if (user.role === 'SUPERADMIN') requireAnother(await lockSuperAdmins(tx), user.id);
  const [changed] = await tx
    .update(users)
    .set({ role, updatedAt: sql`now()` })
    .where(eq(users.id, user.id))
    .returning();
  if (changed === undefined) throw unknownUser();
  if (role === 'USER') {
    await endAddress(tx, user.id, actor);
    await leaveMessages(tx, user.id, actor);
  }
  await audit(tx, {
    actor,
    action: 'account.role-changed',
    subjectId: user.id,
    before: { role: user.role },
    after: { role },
  });
  return changed;
}

/**
 * The ids of the super admins who get in: one who is suspended helps nobody. Whoever wants to change their number waits
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

function superAdminsOnly(): ProblemError {
  return new ProblemError(403, 'Only a super admin can change roles.');
}

function ownRole(): ProblemError {
  return new ProblemError(409, 'You cannot change your own role. Please ask another super admin.');
}

function unknownUser(): ProblemError {
  return new ProblemError(404, 'This person does not have an account any more.');
}
