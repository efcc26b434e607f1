import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { OwnSession } from '#src/domain/account/settings/own-session.ts';
import { isId } from '#src/lib/ids.ts';
import { db, type Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { sessions, users } from './account.table.ts';
import { passwordHashOf } from './account-queries.ts';
import { type AccountUser, type Role, toAccountUser, type User } from './account-user.ts';
import { describeDevice } from './device/device.ts';
import { forgetTickets } from './factor/login-ticket.ts';
import { freshToken, hashOf } from './secret-token.ts';

const hourMs = 3600 * 1000;

/** How long (ms) a session lasts after it was last used, and how long at most. Staff see what all clients sent, so theirs are shorter. */
const lifetimes = {
  client: { idle: 7 * 24 * hourMs, longest: 90 * 24 * hourMs },
  staff: { idle: 24 * hourMs, longest: 7 * 24 * hourMs },
};

/** A session's use is noted at most this often (ms). */
const noteUseMs = 5 * 60 * 1000;

/** Browsers describe themselves in less. */
const maxUserAgentLength = 400;

/** Who makes a call, as the database has it at this moment. */
export interface SignedIn {
  user: AccountUser;
  sessionId: string;
  /** When they last proved who they are, by the password or a passkey. */
  authenticatedAt: Date;
  /** Since when their logins take a second factor; null without one. */
  secondFactorSince: Date | null;
  /** Names the moment of the database (`snapshot`): what is read from here on is at least as new. */
  snapshot: string;
}

/** What a browser needs after a sign-in. */
export interface NewSession {
  /** Opaque; only its hash is kept. */
  token: string;
  user: AccountUser;
}

/** Signs a user in on a device. */
export async function startSession(user: User, userAgent: string | undefined): Promise<NewSession> {
  const { token, tokenHash } = freshToken();
  const expiresAt = new Date(Date.now() + lifetimeOf(user.role).idle);
  await db()
    .insert(sessions)
    .values({ userId: user.id, token: tokenHash, expiresAt, userAgent: short(userAgent) });
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
  await forgetSession(session);
  return undefined;
}

/** Takes a session back that must not begin after all. */
export async function forgetSession({ token }: NewSession): Promise<void> {
  await db()
    .delete(sessions)
    .where(eq(sessions.token, hashOf(token)));
}

const lifetimeOf = (role: Role) => (role === 'USER' ? lifetimes.client : lifetimes.staff);

function short(userAgent: string | undefined): string {
  return (userAgent ?? '').slice(0, maxUserAgentLength);
}

/** Nobody is signed in, or the account was deleted at this moment. */
export function notSignedIn(): ProblemError {
  return new ProblemError(401, 'You are not logged in any more. Please log in.');
}

/** Name of the database's state: as long as it stays, nothing was committed, not even late. */
const snapshot = sql<string>`pg_current_snapshot()::text`;

/** Who brings this token; undefined when it is unknown, expired or was revoked. One question, since every call waits for it first. */
export async function signedInBy(token: string): Promise<SignedIn | undefined> {
  const ofToken = and(eq(sessions.token, hashOf(token)), gt(sessions.expiresAt, sql`now()`));
  const [found] = await db()
    .select({ session: sessions, user: users, snapshot })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    // A session can begin while its user is being suspended.
    .where(and(ofToken, isNull(users.suspendedAt)));
  if (found === undefined || !(await keepAlive(found.session, found.user.role))) return undefined;
  const { session, user } = found;
  return {
    user: toAccountUser(user),
    sessionId: session.id,
    authenticatedAt: session.authenticatedAt,
    secondFactorSince: user.secondFactorSince,
    snapshot: found.snapshot,
  };
}

/** Notes that a session is used, so that it lasts. False when its time is over by the role that its user has now, or when it has just been ended. */
async function keepAlive(
  { id, createdAt, updatedAt }: { id: string; createdAt: Date; updatedAt: Date },
  role: Role,
): Promise<boolean> {
  const { idle, longest } = lifetimeOf(role);
  const now = Date.now();
  const unused = now - updatedAt.getTime();
  const end = createdAt.getTime() + longest;
  if (unused > idle || now > end) {
    await db().delete(sessions).where(eq(sessions.id, id));
    return false;
  }
  if (unused < noteUseMs) return true;
  const kept = await db()
    .update(sessions)
    .set({ updatedAt: new Date(now), expiresAt: new Date(Math.min(now + idle, end)) })
    .where(eq(sessions.id, id))
    .returning({ id: sessions.id });
  return kept.length === 1;
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

/** Makes others wait who want to end a session. False when it has ended. */
export async function lockSession(tx: Transaction, sessionId: string): Promise<boolean> {
  const [open] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .for('update');
  return open !== undefined;
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

/** Ends a user's sessions, except the one that is given, and logins that wait for their second step. Says how many sessions they were. */
export async function endSessions(
  connection: Transaction | ReturnType<typeof db>,
  userId: string,
  exceptId?: string,
): Promise<number> {
  await forgetTickets(connection, userId);
  const all = eq(sessions.userId, userId);
  const ended = await connection
    .delete(sessions)
    .where(exceptId === undefined ? all : and(all, ne(sessions.id, exceptId)))
    .returning({ id: sessions.id });
  return ended.length;
}
