import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { OwnSession } from '#src/domain/account/settings/own-session.ts';
import { isId } from '#src/lib/ids.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { db, type Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { sessions, users } from './account.table.ts';
import { passwordHashOf } from './account-queries.ts';
import { type AccountUser, type Role, toAccountUser, type User } from './account-user.ts';
import { describeDevice } from './device/device.ts';
import { revokeTickets } from './factor/login-ticket.ts';
import { freshToken, hashOf } from './secret-token.ts';

const refused = refusals('login');

const hourMs = 3600 * 1000;

/** Idle and maximum lifetime of a session (ms); shorter for staff, who see clients’ data. */
const lifetimes = {
  client: { idle: 7 * 24 * hourMs, longest: 90 * 24 * hourMs },
  staff: { idle: 24 * hourMs, longest: 7 * 24 * hourMs },
};

const lastUseIntervalMs = 5 * 60 * 1000;

/** Longer than any real browser sends. */
const maxUserAgentLength = 400;

export interface SignedIn {
  user: AccountUser;
  sessionId: string;
  authenticatedAt: Date;
  secondFactorSince: Date | null;
  /** Snapshot of the database; later reads are at least as new. */
  snapshot: string;
}

export interface NewSession {
  /** Opaque; only its hash is stored. */
  token: string;
  user: AccountUser;
}

export async function startSession(user: User, userAgent: string | undefined): Promise<NewSession> {
  const { token, tokenHash } = freshToken();
  const expiresAt = new Date(Date.now() + lifetimeOf(user.role).idle);
  await db()
    .insert(sessions)
    .values({ userId: user.id, token: tokenHash, expiresAt, userAgent: truncate(userAgent) });
  return { token, user: toAccountUser(user) };
}

/** Starts a session if the password still has this hash; undefined if it has changed. */
export async function signIn(
  user: User,
  hash: string,
  userAgent: string | undefined,
): Promise<NewSession | undefined> {
  const session = await startSession(user, userAgent);
  // A concurrent password change ended all sessions except this one.
  if ((await passwordHashOf(db(), user.id)) === hash) return session;
  await deleteSession(session);
  return undefined;
}

export async function deleteSession({ token }: NewSession): Promise<void> {
  await db()
    .delete(sessions)
    .where(eq(sessions.token, hashOf(token)));
}

const lifetimeOf = (role: Role) => (role === 'USER' ? lifetimes.client : lifetimes.staff);

function truncate(userAgent: string | undefined): string {
  return (userAgent ?? '').slice(0, maxUserAgentLength);
}

export function notSignedIn(): ProblemError {
  return new ProblemError(401, refused('loggedOut'));
}

/** Snapshot of the database: while it is unchanged, nothing was committed, not even late. */
const snapshot = sql<string>`pg_current_snapshot()::text`;

/** Finds a token’s user in one query; undefined if the token is unknown, expired or revoked. */
export async function signedInBy(token: string): Promise<SignedIn | undefined> {
  const ofToken = and(eq(sessions.token, hashOf(token)), gt(sessions.expiresAt, sql`now()`));
  const [found] = await db()
    .select({ session: sessions, user: users, snapshot })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    // A session can start while its user is being suspended.
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

/** Extends a session; false if it has ended or is too old for the user’s current role. */
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
  if (unused < lastUseIntervalMs) return true;
  const kept = await db()
    .update(sessions)
    .set({ updatedAt: new Date(now), expiresAt: new Date(Math.min(now + idle, end)) })
    .where(eq(sessions.id, id))
    .returning({ id: sessions.id });
  return kept.length === 1;
}

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

export async function lockSession(tx: Transaction, sessionId: string): Promise<boolean> {
  const [open] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .for('update');
  return open !== undefined;
}

export async function revokeSession({ user }: SignedIn, sessionId: string): Promise<void> {
  if (await endSession(user.id, sessionId)) return;
  throw new ProblemError(404, refused('deviceLoggedOut'));
}

export async function endSession(userId: string, sessionId: string): Promise<boolean> {
  if (!isId(sessionId)) return false;
  const ended = await db()
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length === 1;
}

/** Ends sessions except `exceptId`, and pending second steps; returns the number of sessions. */
export async function endSessions(
  connection: Transaction | ReturnType<typeof db>,
  userId: string,
  exceptId?: string,
): Promise<number> {
  await revokeTickets(connection, userId);
  const all = eq(sessions.userId, userId);
  const ended = await connection
    .delete(sessions)
    .where(exceptId === undefined ? all : and(all, ne(sessions.id, exceptId)))
    .returning({ id: sessions.id });
  return ended.length;
}
