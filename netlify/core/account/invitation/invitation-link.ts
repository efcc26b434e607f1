import { and, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type InvitationLink, invitationDays } from '#src/domain/account/invitation/invitation.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { type Database, db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { readFields } from '../../read-fields.ts';
import { limitAccount } from '../account-limits.ts';
import { userByEmail } from '../account-queries.ts';
import { hashOf } from '../secret-token.ts';
import { invitations } from './invitation.table.ts';
import { inviterName } from './invitation-list.ts';

const refused = refusals('login');

export const linkSchema = z.object({ token: z.string(refused('invitationLinkMissing')) });
export type LinkRequest = z.input<typeof linkSchema>;

/** Reads the invitation of a link. Throws ProblemError 400, 404, 409, 422 or 429. */
export async function openLink(body: unknown, address: string): Promise<InvitationLink> {
  const { token } = readFields(linkSchema, body);
  await limitAccount('invitation', hashOf(token), address);
  const { email, expiresAt, invitedBy } = await requireOpen(db(), token);
  const hasAccount = (await userByEmail(db(), email)) !== undefined;
  return { email, invitedBy, expiresAt: expiresAt.toISOString(), hasAccount };
}

/** Finds the link of a token. Throws ProblemError 404 if it is unknown, 409 if it has ended. */
export async function requireOpen(connection: Database | Transaction, token: string) {
  const { id, email, ending, expiresAt } = invitations;
  const [found] = await connection
    .select({
      id,
      email,
      ending,
      expiresAt,
      expired: sql<boolean>`${expiresAt} <= now()`,
      invitedBy: inviterName,
    })
    .from(invitations)
    .where(eq(invitations.tokenHash, hashOf(token)));
  if (found === undefined) throw new ProblemError(404, refused('invitationUnknown'));
  if (found.ending !== null) throw new ProblemError(409, endings[found.ending]);
  if (found.expired) throw new ProblemError(409, expired);
  return found;
}

/** Locks the link until the transaction ends, so that concurrent use or withdrawal waits. */
export async function lockOpenLink(tx: Transaction, token: string) {
  await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.tokenHash, hashOf(token)), isNull(invitations.ending)))
    .for('update');
  return requireOpen(tx, token);
}

const expired = refused('invitationExpired', { count: invitationDays });

const endings = {
  accepted: refused('invitationAccepted'),
  withdrawn: refused('invitationWithdrawn'),
  replaced: refused('invitationReplaced'),
} as const;
