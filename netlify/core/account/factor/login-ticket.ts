import { and, eq, gt, sql } from 'drizzle-orm';
import { secondsFromNow } from '../../clock.ts';
import { type Database, db, type Transaction } from '../../database.ts';
import { users } from '../account.table.ts';
import type { User } from '../account-user.ts';
import { freshToken, hashOf } from '../secret-token.ts';
import { loginTickets } from './factor.table.ts';

/** How long the second step may take, in minutes. */
const ticketMinutes = 10;

/** Gives what stands for the right password until the second step. */
export async function giveTicket(userId: string): Promise<string> {
  const { token, tokenHash } = freshToken();
  await db()
    .insert(loginTickets)
    .values({ userId, tokenHash, expiresAt: secondsFromNow(ticketMinutes * 60) });
  return token;
}

/** Whose ticket it is; undefined for one that ran out, was used or never given. */
export async function ownerOfTicket(token: string): Promise<User | undefined> {
  const [found] = await db()
    .select({ user: users })
    .from(loginTickets)
    .innerJoin(users, eq(users.id, loginTickets.userId))
    .where(and(eq(loginTickets.tokenHash, hashOf(token)), gt(loginTickets.expiresAt, sql`now()`)));
  return found?.user;
}

/** Uses a ticket up. False when it was used or taken back meanwhile. */
export async function spendTicket(connection: Database | Transaction, token: string): Promise<boolean> {
  const spent = await connection
    .delete(loginTickets)
    .where(eq(loginTickets.tokenHash, hashOf(token)))
    .returning({ id: loginTickets.id });
  return spent.length === 1;
}

/** Takes back all tickets of a user: the password that they stand for may be another one. */
export async function forgetTickets(connection: Database | Transaction, userId: string): Promise<void> {
  await connection.delete(loginTickets).where(eq(loginTickets.userId, userId));
}
