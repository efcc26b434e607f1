import { inArray, lt, sql } from 'drizzle-orm';
import { type Database, db, type Transaction } from '../database.ts';
import { oneTimeCodes, registrations, sessions } from './account.table.ts';
import { knownDevices } from './device/known-device.table.ts';
import { loginTickets, passkeyChallenges } from './factor/factor.table.ts';
import { resetCodes } from './login/reset-code.table.ts';

const swept = [
  registrations,
  oneTimeCodes,
  resetCodes,
  sessions,
  knownDevices,
  loginTickets,
  passkeyChallenges,
];

const batchSize = 200;

export async function sweepAccounts(connection: Database | Transaction = db()): Promise<number> {
  let count = 0;
  for (const table of swept) {
    const expired = connection
      .select({ id: table.id })
      .from(table)
      .where(lt(table.expiresAt, sql`now()`))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    const gone = await connection
      .delete(table)
      .where(inArray(table.id, expired))
      .returning({ id: sql`${table.id}` });
    count += gone.length;
  }
  return count;
}
