import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { isId } from '#src/lib/ids.ts';
import type { Database, Transaction } from '../database.ts';
import { credentials, registrations, users } from './account.table.ts';
import type { User } from './account-user.ts';

type Connection = Database | Transaction;

export type Registration = typeof registrations.$inferSelect;

/** The account of an address, which is as `normaliseEmail` writes it. */
export async function userByEmail(connection: Connection, email: string): Promise<User | undefined> {
  const [user] = await connection.select().from(users).where(eq(users.email, email));
  return user;
}

/** The same, with the hash of the password if there is one. */
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

/** Reads a user and makes others wait who want to change them. */
export async function lockUser(tx: Transaction, id: string): Promise<User | undefined> {
  if (!isId(id)) return undefined;
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return user;
}

/** Two requests for one address come one after the other: a double click is one. */
export async function lockEmail(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);
}

/** The newest registration of an address that can still be confirmed. */
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

/** A registration that can still be confirmed; none for what is no id. */
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

/** The hash of a user's password, if there is one: an account made for a member of staff has none at first. */
export async function passwordHashOf(connection: Connection, userId: string): Promise<string | undefined> {
  const [credential] = await selectPassword(connection, userId);
  return credential?.password ?? undefined;
}

/** Reads the hash, and makes others wait who want to change it. */
export async function lockPassword(tx: Transaction, userId: string): Promise<string | undefined> {
  const [credential] = await selectPassword(tx, userId).for('update');
  return credential?.password ?? undefined;
}

const selectPassword = (connection: Connection, userId: string) =>
  connection
    .select({ password: credentials.password })
    .from(credentials)
    .where(eq(credentials.userId, userId));

/** Gives a user their first or another password. */
export async function setPassword(tx: Transaction, userId: string, hash: string): Promise<void> {
  await tx
    .insert(credentials)
    .values({ userId, password: hash })
    .onConflictDoUpdate({
      target: credentials.userId,
      set: { password: hash, updatedAt: sql`now()` },
    });
}
