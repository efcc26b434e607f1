import { eq } from 'drizzle-orm';
import { db } from '../../database.ts';
import { users } from '../account.table.ts';
import { wrongPasskey } from '../factor/passkey-challenge.ts';
import { checkPasskey, notePasskeyUse } from '../factor/use-passkey.ts';
import { deleteSession, type NewSession, startSession } from '../sessions.ts';
import { auditLogin, type Origin } from './audit-login.ts';
import { refuseSuspended } from './login.ts';

/** Logs in with a passkey, itself two factors. Throws ProblemError 400, 403 (suspended) or 422. */
export async function loginWithPasskey(body: unknown, origin: Origin): Promise<NewSession> {
  const passkey = await checkPasskey(body);
  const [user] = await db().select().from(users).where(eq(users.id, passkey.userId));
  if (user === undefined) throw wrongPasskey();
  // Session first: removing a passkey for safety also ends sessions, so that none outlives it.
  const session = await startSession(user, origin.userAgent);
  const owner = await db().transaction((tx) => notePasskeyUse(tx, passkey));
  if (owner === undefined) {
    await deleteSession(session);
    throw wrongPasskey();
  }
  await auditLogin(await refuseSuspended(owner, origin), 'passkey', origin);
  return session;
}
