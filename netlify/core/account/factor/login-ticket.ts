import { and, eq, gt, sql } from 'drizzle-orm';
import { secondsFromNow } from '../../clock.ts';
import { type Database, db, type Transaction } from '../../database.ts';
import { users } from '../account.table.ts';
import type { User } from '../account-user.ts';
import { freshToken, hashOf } from '../secret-token.ts';
import { loginTickets } from './factor.table.ts';

const ticketMinutes = 10;

export async function issueTicket(userId: string): Promise<string> {
  const { token, tokenHash } = freshToken();
  await db()
    .insert(loginTickets)
    .values({ userId, tokenHash, expiresAt: secondsFromNow(ticketMinutes * 60) });
  return token;
}

export async function ownerOfTicket(token: string): Promise<User | undefined> {
  const [found] = await db()
    .select({ user: users })
    .from(loginTickets)
    .innerJoin(users, eq(users.id, loginTickets.userId))
    .where(and(eq(loginTickets.tokenHash, hashOf(token)), gt(loginTickets.expiresAt, sql`now()`)));
  return found?.user;
}

/** Uses up a ticket; false if it was used or revoked meanwhile. */
export async function consumeTicket(connection: Database | Transaction, token: string): Promise<boolean> {
  const spent = await connection
    .delete(loginTickets)
    .where(eq(loginTickets.tokenHash, hashOf(token)))
    .returning({ id: loginTickets.id });
  return spent.length === 1;
}

/** Revokes a user’s tickets, because the password they prove may have changed. */
export async function revokeTickets(connection: Database | Transaction, userId: string): Promise<void> {
  await connection.delete(loginTickets).where(eq(loginTickets.userId, userId));
}
