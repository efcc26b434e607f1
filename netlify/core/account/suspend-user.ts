import { eq, sql } from 'drizzle-orm';
import { suspensionSchema } from '#src/features/account/suspension.ts';
import type { UserRow } from '#src/features/account/user-list.ts';
import { audit } from '../audit/audit.ts';
import { endAddress } from '../calendar/calendar-address.ts';
import { db, type Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { readRecord } from '../lists/list.ts';
import { leaveMessages } from '../message/staff/leave-messages.ts';
import { readFields } from '../read-fields.ts';
import { users } from './account.table.ts';
import { lockUser } from './account-queries.ts';
import type { User } from './account-user.ts';
import { lockSuperAdmins } from './change-role.ts';
import { endSessions, type SignedIn } from './sessions.ts';
import { userList } from './user-list.ts';

/**
 * Keeps somebody else out, at once and on all devices, or lets them in again. As nobody suspends themselves, a super
 * admin who gets in is always left. Throws ProblemError 400, 403, 404, 409 or 422.
 */
export async function suspendUser(me: SignedIn, userId: string, body: unknown): Promise<UserRow> {
  if (me.user.role !== 'SUPERADMIN') throw superAdminsOnly();
  const { suspended, reason = '' } = readFields(suspensionSchema, body);
  return db().transaction(async (tx) => {
    // Two who suspend each other at once come here one after the other.
    if (!(await lockSuperAdmins(tx)).includes(me.user.id)) throw superAdminsOnly();
    const user = await lockUser(tx, userId);
    if (user === undefined) throw new ProblemError(404, 'This person does not have an account any more.');
    if (user.id === me.user.id)
      throw new ProblemError(409, 'You cannot suspend yourself. Please ask another super admin.');
    const { suspendedAt } = user;
    if (suspended !== (suspendedAt !== null)) await setSuspended(tx, user, { suspended, reason }, me.user.id);
    const row = await readRecord(userList, tx, user.id);
    if (row === undefined) throw new Error('The user was not there any more, although locked.');
    return row;
  });
}

async function setSuspended(
  tx: Transaction,
  { id }: User,
  { suspended, reason }: { suspended: boolean; reason: string },
  actor: string,
): Promise<void> {
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
    await endAddress(tx, id, actor);
    await leaveMessages(tx, id, actor);
  }
  await audit(tx, {
    ...{ actor, action: suspended ? 'account.suspended' : 'account.suspension-lifted', subjectId: id },
    before: { suspended: !suspended },
    after: { suspended, reason },
  });
}

function superAdminsOnly(): ProblemError {
  return new ProblemError(403, 'Only a super admin can suspend an account.');
}
