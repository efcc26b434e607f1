import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { auditAll } from '../../audit/audit.ts';
import type { Transaction } from '../../database.ts';
import { invitations } from './invitation.table.ts';

type Ending = NonNullable<(typeof invitations.$inferSelect)['ending']>;

/** Ends links. Lock their rows first. */
export async function endLinks(tx: Transaction, ids: string[], ending: Ending): Promise<void> {
  await tx.update(invitations).set({ ending, email: '' }).where(inArray(invitations.id, ids));
}

export async function endInvitations(
  tx: Transaction,
  { id, email }: { id: string; email: string },
  actor: string,
): Promise<void> {
  const theirs = or(eq(invitations.email, email), eq(invitations.invitedBy, id));
  const open = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(theirs, isNull(invitations.ending)))
    .orderBy(invitations.id)
    .for('update');
  if (open.length === 0) return;
  const ids = open.map((invitation) => invitation.id);
  await endLinks(tx, ids, 'withdrawn');
  await auditAll(
    tx,
    ids.map((subjectId) => ({ actor, action: 'invitation.withdrawn', subjectId })),
  );
}
