import { eq, sql } from 'drizzle-orm';
import { suspensionSchema } from '#src/domain/account/suspension.ts';
import type { UserRow } from '#src/domain/account/user-list.ts';
import { audit } from '../../audit/audit.ts';
import type { Transaction } from '../../database.ts';
import { readRecord } from '../../lists/list.ts';
import { readFields } from '../../read-fields.ts';
import { users } from '../account.table.ts';
import type { User } from '../account-user.ts';
import { endInvitations } from '../invitation/end-invitations.ts';
import { endSessions, type SignedIn } from '../sessions.ts';
import { endStaffAccess } from './end-staff-access.ts';
import { asSuperAdmin, lockOther, requireSuperAdmin } from './super-admin.ts';
import { userList } from './user-list.ts';

const refusal = 'Only a super admin can suspend an account.';

/**
 * Suspends or reinstates another user, so an active super admin always remains.
 * Throws ProblemError 400, 403, 404, 409 or 422.
 */
export async function suspendUser(me: SignedIn, userId: string, body: unknown): Promise<UserRow> {
  requireSuperAdmin(me, refusal);
  const { suspended, reason = '' } = readFields(suspensionSchema, body);
  return asSuperAdmin(me, refusal, async (tx) => {
    const own = 'You cannot suspend yourself. Please ask another super admin.';
    const user = await lockOther(tx, me, userId, own);
    const { suspendedAt } = user;
    if (suspended !== (suspendedAt !== null)) await setSuspended(tx, user, { suspended, reason }, me.user.id);
    const row = await readRecord(userList, tx, user.id);
    if (row === undefined) throw new Error('The locked user no longer exists.');
    return row;
  });
}

async function setSuspended(
  tx: Transaction,
  user: User,
  { suspended, reason }: { suspended: boolean; reason: string },
  actor: string,
): Promise<void> {
  const { id } = user;
  await tx
    .update(users)
    .set({
      suspendedAt: suspended ? sql`now()` : null,
      suspendedFor: suspended ? reason : null,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, id));
  if (suspended) {
    await endSessions(tx, id);
    await endStaffAccess(tx, id, actor);
    await endInvitations(tx, user, actor);
  }
  await audit(tx, {
    actor,
    action: suspended ? 'account.suspended' : 'account.suspension-lifted',
    subjectId: id,
    before: { suspended: !suspended },
    after: { suspended, reason },
  });
}
