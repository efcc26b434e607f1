import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { isId } from '#src/lib/ids.ts';
import type { Database, Transaction } from '../database.ts';
import { credentials, registrations, users } from './account.table.ts';
import type { User } from './account-user.ts';

type Connection = Database | Transaction;

export type Registration = typeof registrations.$inferSelect;

export async function userByEmail(connection: Connection, email: string): Promise<User | undefined> {
  const [user] = await connection.select().from(users).where(eq(users.email, email));
  return user;
}

export async function userWithPassword(
  connection: Connection,
  email: string,
): Promise<{ user: User; hash: string | null } | undefined> {
  const [found] = await connection
    .select({ user: users, hash: credentials.password })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where(eq(users.email, email));
  return found;
}

export async function lockUser(tx: Transaction, id: string): Promise<User | undefined> {
  if (!isId(id)) return undefined;
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return user;
}

/** Serialises requests for one address, so that a double click takes effect once. */
export async function lockEmail(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);
}

export async function newestRegistration(
  connection: Connection,
  email: string,
): Promise<Registration | undefined> {
  const [registration] = await connection
    .select()
    .from(registrations)
    .where(and(eq(registrations.email, email), gt(registrations.expiresAt, sql`now()`)))
    .orderBy(desc(registrations.createdAt))
    .limit(1);
  return registration;
}

export async function registrationById(
  connection: Connection,
  id: string,
): Promise<Registration | undefined> {
  if (!isId(id)) return undefined;
  const [registration] = await connection
    .select()
    .from(registrations)
    .where(and(eq(registrations.id, id), gt(registrations.expiresAt, sql`now()`)));
  return registration;
}

/** Returns the password hash; undefined for a staff account that has no password yet. */
export async function passwordHashOf(connection: Connection, userId: string): Promise<string | undefined> {
  const [credential] = await selectPassword(connection, userId);
  return credential?.password ?? undefined;
}

export async function lockPassword(tx: Transaction, userId: string): Promise<string | undefined> {
  const [credential] = await selectPassword(tx, userId).for('update');
  return credential?.password ?? undefined;
}

const selectPassword = (connection: Connection, userId: string) =>
  connection
    .select({ password: credentials.password })
    .from(credentials)
    .where(eq(credentials.userId, userId));

export async function setPassword(tx: Transaction, userId: string, hash: string): Promise<void> {
  await tx
    .insert(credentials)
    .values({ userId, password: hash })
    .onConflictDoUpdate({
      target: credentials.userId,
      set: { password: hash, updatedAt: sql`now()` },
    });
}
