import { eq } from 'drizzle-orm';
import { db } from '../../database.ts';
import { users } from '../account.table.ts';
import { wrongPasskey } from '../factor/passkey-challenge.ts';
import { checkPasskey } from '../factor/use-passkey.ts';
import { type NewSession, startSession } from '../sessions.ts';
import { refuseSuspended } from './login.ts';

/**
 * Logs in with a passkey alone: it is something one has, opened by something one knows or is, so nothing else is asked.
 * Throws ProblemError 400 or 422, and 403 where the account is suspended.
 */
export async function loginWithPasskey(body: unknown, userAgent: string | undefined): Promise<NewSession> {
  const userId = await checkPasskey(body);
  const [user] = await db().select().from(users).where(eq(users.id, userId));
  if (user === undefined) throw wrongPasskey();
  const session = await startSession(user, userAgent);
  await refuseSuspended(user);
  return session;
}
