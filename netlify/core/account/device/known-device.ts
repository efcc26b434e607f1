import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { secondsFromNow } from '../../clock.ts';
import { type Database, db, type Transaction } from '../../database.ts';
import { users } from '../account.table.ts';
import { freshToken, hashOf } from '../secret-token.ts';
import { knownDevices } from './known-device.table.ts';

/** A device is known for so long (days) after its last login. */
export const knownDeviceDays = 365;

const notExpired = gt(knownDevices.expiresAt, sql`now()`);

/** True when this account was logged in to on this device. `device` is what the device's cookie holds. */
export async function isKnownDevice(device: string | undefined, email: string): Promise<boolean> {
  if (device === undefined) return false;
  const [known] = await db()
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.tokenHash, hashOf(device)), eq(users.email, email), notExpired));
  return known !== undefined;
}

/** Remembers that a user logged in on a device, and gives what its cookie holds from now on: 256 random bits, drawn here. */
export async function rememberDevice(userId: string, device: string | undefined): Promise<string> {
  const { token, tokenHash } = (await knownAtAll(device)) ?? freshToken();
  const expiresAt = secondsFromNow(knownDeviceDays * 24 * 3600);
  await db()
    .insert(knownDevices)
    .values({ userId, tokenHash, expiresAt })
    .onConflictDoUpdate({ target: [knownDevices.tokenHash, knownDevices.userId], set: { expiresAt } });
  return token;
}

/** True when any account was logged in to on this device. */
export async function isKnownToAnyone(device: string): Promise<boolean> {
  return (await knownAtAll(device)) !== undefined;
}

/** One device may log in to several accounts. A token that we did not draw is not taken over. */
async function knownAtAll(device: string | undefined) {
  if (device === undefined) return undefined;
  const tokenHash = hashOf(device);
  const [known] = await db()
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(and(eq(knownDevices.tokenHash, tokenHash), notExpired))
    .limit(1);
  return known && { token: device, tokenHash };
}

/** Forgets on which devices a user logged in, but for the one that is given: one of them may be in other hands. */
export async function forgetDevices(
  connection: Database | Transaction,
  userId: string,
  exceptDevice?: string,
): Promise<void> {
  const all = eq(knownDevices.userId, userId);
  const kept = exceptDevice && ne(knownDevices.tokenHash, hashOf(exceptDevice));
  await connection.delete(knownDevices).where(kept ? and(all, kept) : all);
}
