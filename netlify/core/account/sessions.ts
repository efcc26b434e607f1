import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { OwnSession } from '#src/features/account/settings/own-session.ts';
import { isId } from '#src/lib/ids.ts';
import { db, type Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { sessions } from './account.table.ts';
import { passwordHashOf } from './account-queries.ts';
import { type AccountUser, type Role, toAccountUser, type User } from './account-user.ts';
import { auth } from './auth.ts';
import { describeDevice } from './device.ts';

/** However often it is used, a session ends this long (ms) after its sign-in. */
const longestSessionMs = 90 * 24 * 3600 * 1000;

/** Browsers describe themselves in less. */
const maxUserAgentLength = 400;

/** Who makes a call, as the database has it at this moment. */
export interface SignedIn {
  user: AccountUser;
  sessionId: string;
}

/** What a browser needs after a sign-in. */
export interface NewSession {
  /** Opaque; only its hash is kept. */
  token: string;
  user: AccountUser;
}

/** Signs a user in on a device. */
export async function startSession(user: User, userAgent: string | undefined): Promise<NewSession> {
  const { internalAdapter } = await auth().$context;
  const { token } = await internalAdapter.createSession(user.id, false, { userAgent: short(userAgent) });
  return { token, user: toAccountUser(user) };
}

/** Signs a user in whose password has this hash; undefined when it has another one by now. */
export async function signIn(
  user: User,
  hash: string,
  userAgent: string | undefined,
): Promise<NewSession | undefined> {
  const session = await startSession(user, userAgent);
  // A password that was changed meanwhile ended all sessions but this one.
  if ((await passwordHashOf(db(), user.id)) === hash) return session;
  const { internalAdapter } = await auth().$context;
  await internalAdapter.deleteSession(session.token);
  return undefined;
}

function short(userAgent: string | undefined): string {
  return (userAgent ?? '').slice(0, maxUserAgentLength);
}

/** Nobody is signed in, or the account was deleted at this moment. */
export function notSignedIn(): ProblemError {
  return new ProblemError(401, 'You are not logged in any more. Please log in.');
}

/** Who brings this token; undefined when it is unknown, expired or was revoked. */
export async function signedInBy(token: string): Promise<SignedIn | undefined> {
  const headers = new Headers({ authorization: `Bearer ${token}` });
  const found = await auth().api.getSession({ headers });
  if (found === null) return undefined;
  const { user, session } = found;
  // A session that began while its user was being suspended.
  if (user.suspendedAt != null) return undefined;
  if (Date.now() - session.createdAt.getTime() > longestSessionMs) {
    await endSession(user.id, session.id);
    return undefined;
  }
  const { id, name, email, image, role } = user;
  const avatarKey = image ?? null;
  return {
    user: toAccountUser({ id, name, email, avatarKey, role: role as Role }),
    sessionId: session.id,
  };
}

/** A user's open sessions, last used first. */
export async function listSessions({ user, sessionId }: SignedIn): Promise<OwnSession[]> {
  const open = await db()
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.updatedAt));
  return open.map(({ id, createdAt, updatedAt, userAgent }) => ({
    id,
    createdAt: createdAt.toISOString(),
    lastSeenAt: updatedAt.toISOString(),
    device: describeDevice(userAgent),
    current: id === sessionId,
  }));
}

/** Ends one of a user's own sessions. Throws ProblemError 404. */
export async function revokeSession({ user }: SignedIn, sessionId: string): Promise<void> {
  if (await endSession(user.id, sessionId)) return;
  throw new ProblemError(404, 'This device is already logged out.');
}

/** Ends one session. False when the user has no such session. */
export async function endSession(userId: string, sessionId: string): Promise<boolean> {
  if (!isId(sessionId)) return false;
  const ended = await db()
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length === 1;
}

/** Ends a user's sessions, except the one that is given, and says how many they were. */
export async function endSessions(
  connection: Transaction | ReturnType<typeof db>,
  userId: string,
  exceptId?: string,
): Promise<number> {
  const all = eq(sessions.userId, userId);
  const ended = await connection
    .delete(sessions)
    .where(exceptId === undefined ? all : and(all, ne(sessions.id, exceptId)))
    .returning({ id: sessions.id });
  return ended.length;
}
