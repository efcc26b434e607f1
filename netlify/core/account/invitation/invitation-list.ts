import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Invitation } from '#src/domain/account/invitation/invitation.ts';
import { isId } from '#src/lib/ids.ts';
import { type Database, db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { users } from '../account.table.ts';
import type { SignedIn } from '../sessions.ts';
import { requireSuperAdmin } from '../users/super-admin.ts';
import { invitations } from './invitation.table.ts';

const listed = 200;

/** Name of the sender; null once their account is deleted. */
export const inviterName = sql<
  string | null
>`(select ${users.name} from ${users} where ${users.id} = ${invitations.invitedBy})`;

/** Lists invitations neither accepted nor withdrawn, newest first. Throws ProblemError 403. */
export async function listInvitations(me: SignedIn): Promise<Invitation[]> {
  requireSuperAdmin(me, 'Only a super admin can see the invitations.');
  const open = await select(db())
    .where(isNull(invitations.ending))
    .orderBy(desc(invitations.createdAt), invitations.id)
    .limit(listed);
  return open.map(toInvitation);
}

/** Reads an open invitation. Throws ProblemError 404. */
export async function readInvitation(tx: Transaction, id: string): Promise<Invitation> {
  const [found] = await select(tx).where(and(eq(invitations.id, id), isNull(invitations.ending)));
  if (found === undefined) throw notOpen();
  return toInvitation(found);
}

/** Locks an open invitation until the transaction ends. Throws ProblemError 404. */
export async function lockInvitation(tx: Transaction, id: string) {
  const open = and(eq(invitations.id, id), isNull(invitations.ending));
  const [found] = isId(id) ? await tx.select().from(invitations).where(open).for('update') : [];
  if (found === undefined) throw notOpen();
  return found;
}

function select(connection: Database | Transaction) {
  const { id, email, createdAt, expiresAt } = invitations;
  return connection
    .select({
      id,
      email,
      createdAt,
      expiresAt,
      invitedBy: inviterName,
      expired: sql<boolean>`${expiresAt} <= now()`,
    })
    .from(invitations);
}

function toInvitation(row: Awaited<ReturnType<typeof select>>[number]): Invitation {
  return { ...row, createdAt: row.createdAt.toISOString(), expiresAt: row.expiresAt.toISOString() };
}

function notOpen(): ProblemError {
  return new ProblemError(
    404,
    'This invitation is no longer open: it was accepted, withdrawn or sent again.',
  );
}
