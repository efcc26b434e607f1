import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { CalendarAddress, NewCalendarAddress } from '#src/domain/calendar/calendar-address.ts';
import { users } from '../account/account.table.ts';
import type { SignedIn } from '../account/sessions.ts';
import { audit } from '../audit/audit.ts';
import { db, type Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { siteUrl } from '../site-url.ts';
import { calendarAddresses } from './calendar-address.table.ts';

/** Reads when the user’s address was created; null without one. The address itself is not stored. */
export async function ownAddress({ user }: SignedIn): Promise<CalendarAddress | null> {
  const [own] = await db().select().from(calendarAddresses).where(eq(calendarAddresses.userId, user.id));
  return own === undefined ? null : { createdAt: own.createdAt.toISOString() };
}

/** Creates an address (256 random bits), replacing the previous one. Throws ProblemError 403. */
export async function makeAddress({ user }: SignedIn): Promise<NewCalendarAddress> {
  const token = randomBytes(32).toString('base64url');
  return db().transaction(async (tx) => {
    await requireStaff(tx, user.id);
    const before = await removeAddress(tx, user.id);
    const [made] = await tx
      .insert(calendarAddresses)
      .values({ userId: user.id, tokenHash: hash(token) })
      .returning();
    if (made === undefined) throw new Error('The database did not return the address it stored.');
    const after = { createdAt: made.createdAt.toISOString() };
    const action = before === undefined ? 'calendar-address.created' : 'calendar-address.replaced';
    await audit(tx, { actor: user.id, action, subjectId: user.id, before, after });
    return { ...after, url: siteUrl(`/api/calendar/${token}.ics`) };
  });
}

export async function revokeAddress({ user }: SignedIn): Promise<void> {
  await db().transaction((tx) => endAddress(tx, user.id, user.id));
}

export async function endAddress(tx: Transaction, userId: string, actor: string): Promise<void> {
  const before = await removeAddress(tx, userId);
  if (before === undefined) return;
  await audit(tx, { actor, action: 'calendar-address.revoked', subjectId: userId, before });
}

/** True if the token belongs to staff who are not suspended. */
export async function isAddress(token: string): Promise<boolean> {
  const [found] = await db()
    .select({ userId: users.id })
    .from(calendarAddresses)
    .innerJoin(users, eq(users.id, calendarAddresses.userId))
    .where(
      and(eq(calendarAddresses.tokenHash, hash(token)), ne(users.role, 'USER'), isNull(users.suspendedAt)),
    );
  return found !== undefined;
}

/** Locks the user, so that a concurrent suspension or demotion also revokes the new address. */
async function requireStaff(tx: Transaction, userId: string): Promise<void> {
  const [found] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (found === undefined || found.role === 'USER' || found.suspendedAt !== null)
    throw new ProblemError(403, 'Only the studio’s staff can do this.');
}

async function removeAddress(tx: Transaction, userId: string): Promise<CalendarAddress | undefined> {
  const [gone] = await tx
    .delete(calendarAddresses)
    .where(eq(calendarAddresses.userId, userId))
    .returning({ createdAt: calendarAddresses.createdAt });
  return gone && { createdAt: gone.createdAt.toISOString() };
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
