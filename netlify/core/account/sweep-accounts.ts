import { inArray, lt, sql } from 'drizzle-orm';
import { db } from '../database.ts';
import { oneTimeCodes, registrations, sessions } from './account.table.ts';
import { knownDevices } from './known-device.table.ts';
import { resetCodes } from './login/reset-code.table.ts';

/** So many rows of a table are deleted at a time. */
const batchSize = 200;

/** Deletes what has expired: registrations that nobody confirmed, codes, sessions, devices. Nobody waits for it. */
export async function sweepAccounts(): Promise<void> {
  for (const table of [registrations, oneTimeCodes, resetCodes, sessions, knownDevices]) {
    const expired = db()
      .select({ id: table.id })
      .from(table)
      .where(lt(table.expiresAt, sql`now()`))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    await db().delete(table).where(inArray(table.id, expired));
  }
}
