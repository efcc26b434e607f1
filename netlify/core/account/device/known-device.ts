import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { secondsFromNow } from '../../clock.ts';
import { type Database, db, type Transaction } from '../../database.ts';
import { users } from '../account.table.ts';
import { freshToken, hashOf } from '../secret-token.ts';
import { knownDevices } from './known-device.table.ts';

export const knownDeviceDays = 365;

const notExpired = gt(knownDevices.expiresAt, sql`now()`);

export async function isKnownDevice(device: string | undefined, email: string): Promise<boolean> {
  if (device === undefined) return false;
  const [known] = await db()
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.tokenHash, hashOf(device)), eq(users.email, email), notExpired));
  return known !== undefined;
}

/** Remembers a device and returns its cookie value: its known token, or 256 new random bits. */
export async function rememberDevice(userId: string, device: string | undefined): Promise<string> {
  const { token, tokenHash } = (await findDevice(device)) ?? freshToken();
  const expiresAt = secondsFromNow(knownDeviceDays * 24 * 3600);
  await db()
    .insert(knownDevices)
    .values({ userId, tokenHash, expiresAt })
    .onConflictDoUpdate({ target: [knownDevices.tokenHash, knownDevices.userId], set: { expiresAt } });
  return token;
}

export async function isKnownDeviceOfAnyUser(device: string): Promise<boolean> {
  return (await findDevice(device)) !== undefined;
}

/** Finds a device of any account. A token the server did not issue is not adopted. */
async function findDevice(device: string | undefined) {
  if (device === undefined) return undefined;
  const tokenHash = hashOf(device);
  const [known] = await db()
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(and(eq(knownDevices.tokenHash, tokenHash), notExpired))
    .limit(1);
  return known && { token: device, tokenHash };
}

/** Forgets a user’s devices, except the given one: others may have been stolen. */
export async function deleteDevices(
  connection: Database | Transaction,
  userId: string,
  exceptDevice?: string,
): Promise<void> {
  const all = eq(knownDevices.userId, userId);
  const kept = exceptDevice && ne(knownDevices.tokenHash, hashOf(exceptDevice));
  await connection.delete(knownDevices).where(kept ? and(all, kept) : all);
}
