import { eq, sql } from 'drizzle-orm';
import type { SecondFactor } from '#src/domain/account/settings/second-factor.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { audit } from '../../audit/audit.ts';
import { db, type Transaction } from '../../database.ts';
import { env } from '../../env.ts';
import { ProblemError } from '../../errors.ts';
import { enqueueMail } from '../../mail/enqueue-mails.ts';
import { users } from '../account.table.ts';
import { type FactorChange, factorMail } from '../account-mails.ts';
import { lockUser } from '../account-queries.ts';
import type { Role, User } from '../account-user.ts';
import { endSessions, notSignedIn, type SignedIn } from '../sessions.ts';
import { passkeys, totpSecrets } from './factor.table.ts';
import { ownPasskeys } from './passkeys.ts';
import { countRecoveryCodes, deleteRecoveryCodes, drawRecoveryCodes } from './recovery-codes.ts';
import { totpSince } from './totp.ts';

const refused = refusals('login');

function mustHaveFactor(role: Role): boolean {
  return role === 'SUPERADMIN' && env('STAFF_SECOND_FACTOR') === 'required';
}

/** Throws ProblemError 403 if the user must set up a second factor before anything else. */
export function requireFactor({ user, secondFactorSince }: SignedIn): void {
  if (secondFactorSince !== null || !mustHaveFactor(user.role)) return;
  throw new ProblemError(403, refused('twoStepRequired'), { extra: { problem: 'second-factor' } });
}

export async function ownSecondFactor({ user }: SignedIn): Promise<SecondFactor> {
  const since = await totpSince(db(), user.id);
  return {
    required: mustHaveFactor(user.role),
    appSince: since?.toISOString() ?? null,
    passkeys: await ownPasskeys(db(), user.id),
    recoveryCodes: await countRecoveryCodes(db(), user.id),
  };
}

/** Throws ProblemError 403 for clients. A former member of staff keeps the factor and may remove it. */
export function requireStaffOwner({ user }: SignedIn): void {
  if (user.role === 'USER') throw new ProblemError(403, refused('twoStepForStaff'));
}

/** Adds a factor, ending other sessions; returns recovery codes with the first one, otherwise null. */
export async function addFactor(
  me: SignedIn,
  change: FactorChange,
  add: (tx: Transaction) => Promise<object>,
): Promise<string[] | null> {
  requireStaffOwner(me);
  return db().transaction(async (tx) => {
    const user = await lockOwner(tx, me);
    const after = await add(tx);
    await tx
      .update(users)
      .set({ secondFactorSince: user.secondFactorSince ?? sql`now()`, updatedAt: sql`now()` })
      .where(eq(users.id, user.id));
    const hasCodes = (await countRecoveryCodes(tx, user.id)) > 0;
    const codes = hasCodes ? null : await drawRecoveryCodes(tx, user.id);
    await endSessions(tx, user.id, me.sessionId);
    await auditAndEmailChange(tx, user, change, { after });
    return codes;
  });
}

/** Removes a factor; the last takes the recovery codes with it. Throws ProblemError 409 if required. */
export async function removeFactor(
  me: SignedIn,
  change: FactorChange,
  remove: (tx: Transaction) => Promise<object>,
): Promise<void> {
  await db().transaction(async (tx) => {
    const user = await lockOwner(tx, me);
    const before = await remove(tx);
    if (!(await hasFactor(tx, user.id))) {
      if (mustHaveFactor(user.role)) throw new ProblemError(409, refused('lastFactor'));
      await deleteFactors(tx, user.id);
    }
    await auditAndEmailChange(tx, user, change, { before });
  });
}

/** Replaces all recovery codes. Throws ProblemError 409 without a second factor. */
export async function renewRecoveryCodes(me: SignedIn): Promise<string[]> {
  return db().transaction(async (tx) => {
    const user = await lockOwner(tx, me);
    if (user.secondFactorSince === null) throw new ProblemError(409, refused('twoStepMissing'));
    const codes = await drawRecoveryCodes(tx, user.id);
    await auditAndEmailChange(tx, user, 'recovery-codes-renewed', {});
    return codes;
  });
}

export async function deleteFactors(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await deleteRecoveryCodes(tx, userId);
  await tx.update(users).set({ secondFactorSince: null, updatedAt: sql`now()` }).where(eq(users.id, userId));
}

export async function auditAndEmailChange(
  tx: Transaction,
  user: User,
  change: FactorChange,
  values: { before?: object; after?: object },
  actor = user.id,
): Promise<void> {
  await audit(tx, { actor, action: `account.${change}`, subjectId: user.id, ...values });
  await enqueueMail(tx, factorMail(user, crypto.randomUUID(), change));
}

async function lockOwner(tx: Transaction, { user }: SignedIn): Promise<User> {
  const owner = await lockUser(tx, user.id);
  if (owner === undefined) throw notSignedIn();
  return owner;
}

async function hasFactor(tx: Transaction, userId: string): Promise<boolean> {
  return (await totpSince(tx, userId)) !== undefined || (await ownPasskeys(tx, userId)).length > 0;
}
