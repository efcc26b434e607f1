import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import { refusals } from '#src/lib/words/refusals.ts';
import { audit } from '../../audit/audit.ts';
import { db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { readFields } from '../../read-fields.ts';
import { registrations, users } from '../account.table.ts';
import { nameField, passwordField, requireGoodPassword } from '../account-fields.ts';
import { limitAccount, limitNetwork, limitTries } from '../account-limits.ts';
import { lockUser, setPassword } from '../account-queries.ts';
import { type AccountUser, toAccountUser, type User } from '../account-user.ts';
import { withHashSlot } from '../login/hash-queue.ts';
import { hashPassword } from '../password-hash.ts';
import { hashOf } from '../secret-token.ts';
import { type NewSession, notSignedIn, type SignedIn, startSession } from '../sessions.ts';
import { setRole } from '../users/change-role.ts';
import { lockSuperAdmins } from '../users/super-admin.ts';
import { endLinks } from './end-invitations.ts';
import { linkSchema, lockOpenLink, requireOpen } from './invitation-link.ts';

const refused = refusals('login');

const newAccountSchema = linkSchema.extend({
  name: nameField(),
  password: passwordField(refused('passwordMissing')),
});
export type NewAccountRequest = z.input<typeof newAccountSchema>;

/** Creates the invited admin’s account and logs in. Throws ProblemError 400, 404, 409, 422, 429 or 503. */
export async function acceptAsNew(
  body: unknown,
  { address, userAgent }: { address: string; userAgent: string | undefined },
): Promise<NewSession> {
  const { token, name, password } = readFields(newAccountSchema, body);
  await limitNetwork('invitation', address);
  const hash = await withHashSlot({ address }, async () => {
    await limitTries('invitation', hashOf(token));
    const { email } = await requireOpen(db(), token);
    await requireGoodPassword('password', password, { name, email });
    return hashPassword(password);
  });
  const user = await accept(token, (tx, invitation) => makeAdmin(tx, { ...invitation, name, hash }));
  return startSession(user, userAgent);
}

/**
 * Gives the role to the invited address’s existing account; the owner must log in, the link does not.
 * Throws ProblemError 400, 401, 403, 404, 409, 422 or 429.
 */
export async function acceptAsOwner(me: SignedIn, body: unknown, address: string): Promise<AccountUser> {
  const { token } = readFields(linkSchema, body);
  await limitAccount('invitation', hashOf(token), address);
  const user = await accept(token, async (tx, { email }) => {
    const own = await lockUser(tx, me.user.id);
    if (own === undefined || own.suspendedAt !== null) throw notSignedIn();
    if (own.email !== email) throw new ProblemError(403, refused('invitationOfAnother', { email }));
    return own.role === 'USER' ? setRole(tx, own, 'ADMIN', own.id) : own;
  });
  return toAccountUser(user);
}

/** Locks the super admins first, like every role change, so that an invitation cannot end halfway. */
async function accept(
  token: string,
  join: (tx: Transaction, invitation: { id: string; email: string }) => Promise<User>,
): Promise<User> {
  return db().transaction(async (tx) => {
    await lockSuperAdmins(tx);
    const { id, email } = await lockOpenLink(tx, token);
    await endLinks(tx, [id], 'accepted');
    const user = await join(tx, { id, email });
    await audit(tx, { actor: user.id, action: 'invitation.accepted', subjectId: id });
    return user;
  });
}

async function makeAdmin(
  tx: Transaction,
  { name, email, hash }: { name: string; email: string; hash: string },
): Promise<User> {
  const [user] = await tx
    .insert(users)
    .values({ name, email, role: 'ADMIN' })
    .onConflictDoNothing({ target: users.email })
    .returning();
  if (user === undefined) throw new ProblemError(409, refused('invitationOfOwner'));
  await setPassword(tx, user.id, hash);
  await tx.delete(registrations).where(eq(registrations.email, email));
  await audit(tx, {
    actor: user.id,
    action: 'account.created',
    subjectId: user.id,
    after: { role: user.role },
  });
  return user;
}
