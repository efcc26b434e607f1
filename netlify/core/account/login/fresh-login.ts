import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { FreshLoginProblem } from '#src/domain/account/fresh/fresh-login-problem.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { type Database, db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { readFields } from '../../read-fields.ts';
import { sessions } from '../account.table.ts';
import { passwordField } from '../account-fields.ts';
import { wrongPasskey } from '../factor/passkey-challenge.ts';
import { ownPasskeys } from '../factor/passkeys.ts';
import {
  type CheckedPasskey,
  checkPasskey,
  notePasskeyUse,
  type PasskeyRequest,
} from '../factor/use-passkey.ts';
import { notSignedIn, type SignedIn } from '../sessions.ts';
import { withCurrentPassword } from './current-password.ts';

const refused = refusals('login');

/** Minutes after a login or password check in which sensitive actions need no new check. */
const freshMinutes = 10;

const reauthenticationSchema = z.object({
  currentPassword: z.optional(z.union([z.literal(''), passwordField(refusals('account')('passwordEmpty'))])),
  passkey: z.optional(z.unknown()),
});
export interface ReauthenticationRequest {
  currentPassword?: string;
  passkey?: PasskeyRequest;
}

/** Throws ProblemError 403 with `problem: 'fresh-login'` unless the user logged in recently. */
export async function requireFreshLogin({ user, authenticatedAt }: SignedIn): Promise<void> {
  if (Date.now() - authenticatedAt.getTime() < freshMinutes * 60_000) return;
  const problem: FreshLoginProblem = {
    problem: 'fresh-login',
    passkey: (await ownPasskeys(db(), user.id)).length > 0,
  };
  throw new ProblemError(403, refused('passwordAgain'), {
    extra: { ...problem },
  });
}

/** Re-authenticates with the password or a passkey. Throws ProblemError 400, 401, 422, 429 or 503. */
export async function reauthenticate(me: SignedIn, body: unknown, address: string): Promise<void> {
  const { currentPassword, passkey } = readFields(reauthenticationSchema, body);
  if (passkey !== undefined) return renewByPasskey(me, await checkPasskey(passkey));
  const asked = { userId: me.user.id, password: currentPassword, address };
  await withCurrentPassword(asked, () => renew(db(), me));
}

async function renewByPasskey(me: SignedIn, passkey: CheckedPasskey): Promise<void> {
  if (passkey.userId !== me.user.id) throw wrongPasskey();
  await db().transaction(async (tx) => {
    if ((await notePasskeyUse(tx, passkey)) === undefined) throw wrongPasskey();
    await renew(tx, me);
  });
}

async function renew(connection: Database | Transaction, { sessionId, user }: SignedIn): Promise<void> {
  const [renewed] = await connection
    .update(sessions)
    .set({ authenticatedAt: sql`now()` })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, user.id)))
    .returning({ id: sessions.id });
  if (renewed === undefined) throw notSignedIn();
}
