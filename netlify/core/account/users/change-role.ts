import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { assignableRoles } from '#src/domain/account/user.ts';
import { audit } from '../../audit/audit.ts';
import type { Transaction } from '../../database.ts';
import { readFields } from '../../read-fields.ts';
import { users } from '../account.table.ts';
import { type AccountUser, type Role, toAccountUser, type User } from '../account-user.ts';
import { endInvitations } from '../invitation/end-invitations.ts';
import type { SignedIn } from '../sessions.ts';
import { endStaffAccess } from './end-staff-access.ts';
import {
  asSuperAdmin,
  lockOther,
  lockSuperAdmins,
  requireAnother,
  requireSuperAdmin,
  unknownUser,
} from './super-admin.ts';

const roleSchema = z.object({
  role: z.enum(
    assignableRoles,
    'Please choose client or admin (USER or ADMIN). A super admin is made from the command line only.',
  ),
});
export type RoleRequest = z.input<typeof roleSchema>;

const refusal = 'Only a super admin can change roles.';

/** Sets someone else’s role from their next request. Throws ProblemError 400, 403, 404, 409 or 422. */
export async function changeRole(me: SignedIn, userId: string, body: unknown): Promise<AccountUser> {
  requireSuperAdmin(me, refusal);
  const { role } = readFields(roleSchema, body);
  return asSuperAdmin(me, refusal, async (tx) => {
    const own = 'You cannot change your own role. Please ask another super admin.';
    const user = await lockOther(tx, me, userId, own);
    return toAccountUser(await setRole(tx, user, role, me.user.id));
  });
}

/** Sets and audits a role. Lock the super admins first. Throws ProblemError 409 for the last one. */
export async function setRole(tx: Transaction, user: User, role: Role, actor: string): Promise<User> {
  if (user.role === role) return user;
  if (user.role === 'SUPERADMIN') requireAnother(await lockSuperAdmins(tx), user.id);
  const [changed] = await tx
    .update(users)
    .set({ role, updatedAt: sql`now()` })
    .where(eq(users.id, user.id))
    .returning();
  if (changed === undefined) throw unknownUser();
  await endInvitations(tx, user, actor);
  if (role === 'USER') await endStaffAccess(tx, user.id, actor);
  await audit(tx, {
    actor,
    action: 'account.role-changed',
    subjectId: user.id,
    before: { role: user.role },
    after: { role },
  });
  return changed;
}
