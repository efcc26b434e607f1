import * as z from 'zod';
import { type Invitation, invitationDays } from '#src/domain/account/invitation/invitation.ts';
import { limitRate } from '../../abuse/rate-limit.ts';
import { audit } from '../../audit/audit.ts';
import { secondsFromNow } from '../../clock.ts';
import { db, type Transaction } from '../../database.ts';
import { isUniqueViolation } from '../../errors.ts';
import { enqueueMail } from '../../mail/enqueue-mails.ts';
import { fieldProblem, readFields } from '../../read-fields.ts';
import { emailField } from '../account-fields.ts';
import { userByEmail } from '../account-queries.ts';
import { freshToken } from '../secret-token.ts';
import type { SignedIn } from '../sessions.ts';
import { asSuperAdmin, requireSuperAdmin } from '../users/super-admin.ts';
import { endLinks } from './end-invitations.ts';
import { invitations } from './invitation.table.ts';
import { lockInvitation, readInvitation } from './invitation-list.ts';
import { invitationMail } from './invitation-mail.ts';

const invitationSchema = z.object({ email: emailField() });
export type InvitationRequest = z.input<typeof invitationSchema>;

const refusal = 'Only a super admin can invite someone to the staff.';

const hourly = { byPerson: 30, toAddress: 5 };

/** Invites an address to join the staff as an admin. Throws ProblemError 400, 403, 422 or 429. */
export async function invite(me: SignedIn, body: unknown): Promise<Invitation> {
  requireSuperAdmin(me, refusal);
  const { email } = readFields(invitationSchema, body);
  await limitPerson(me);
  try {
    return await asSuperAdmin(me, refusal, async (tx) => {
      await requireNew(tx, email);
      const id = await sendLink(tx, me, email);
      await audit(tx, { ...by(me, id), action: 'invitation.sent', after: { role: 'ADMIN' } });
      return readInvitation(tx, id);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw fieldProblem('email', 'This address has an open invitation. You can send it again from the list.');
  }
}

/** Sends a new seven-day link; the previous one ends. Throws ProblemError 403, 404, 409 or 429. */
export async function inviteAgain(me: SignedIn, id: string): Promise<Invitation> {
  requireSuperAdmin(me, refusal);
  await limitPerson(me);
  return asSuperAdmin(me, refusal, async (tx) => {
    const { email } = await lockInvitation(tx, id);
    await endLinks(tx, [id], 'replaced');
    const next = await sendLink(tx, me, email);
    await audit(tx, { ...by(me, next), action: 'invitation.sent-again', after: { role: 'ADMIN' } });
    return readInvitation(tx, next);
  });
}

/** Withdraws a link. Throws ProblemError 403, 404 or 409. */
export async function withdrawInvitation(me: SignedIn, id: string): Promise<void> {
  await asSuperAdmin(me, refusal, async (tx) => {
    await lockInvitation(tx, id);
    await endLinks(tx, [id], 'withdrawn');
    await audit(tx, { ...by(me, id), action: 'invitation.withdrawn' });
  });
}

const by = ({ user }: SignedIn, subjectId: string) => ({ actor: user.id, subjectId });

/** Counts outside any transaction, so that a failure does not undo it. */
function limitPerson({ user }: SignedIn): Promise<void> {
  return limitRate(db(), 'invitation-by-person', user.id, hourly.byPerson, 60);
}

async function requireNew(tx: Transaction, email: string): Promise<void> {
  const owner = await userByEmail(tx, email);
  if (owner === undefined) return;
  if (owner.suspendedAt !== null)
    throw fieldProblem('email', 'The account with this address is suspended. Lift the suspension first.');
  if (owner.role === 'ADMIN') throw fieldProblem('email', `${owner.name} is already an admin.`);
  if (owner.role === 'SUPERADMIN') throw fieldProblem('email', `${owner.name} is already a super admin.`);
}

async function sendLink(tx: Transaction, { user }: SignedIn, email: string): Promise<string> {
  await limitRate(tx, 'invitation-by-email', email, hourly.toAddress, 60);
  const { token, tokenHash } = freshToken();
  const expiresAt = secondsFromNow(invitationDays * 24 * 3600);
  const [sent] = await tx
    .insert(invitations)
    .values({ email, tokenHash, invitedBy: user.id, expiresAt })
    .returning({ id: invitations.id });
  if (sent === undefined) throw new Error('The database did not return the invitation it stored.');
  await enqueueMail(tx, invitationMail({ id: sent.id, email, token, invitedBy: user.name }));
  return sent.id;
}
