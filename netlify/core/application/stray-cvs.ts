import { inArray } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import { eraseFile, listFiles } from '../files/file-store.ts';
import { applications } from './application.table.ts';
import { cvKeyTime } from './cv-key.ts';

/** A CV comes before its application is stored. A day later (ms) the application is there, or will never be. */
const graceMs = 24 * 60 * 60 * 1000;

/** Erases CVs that no application names: the server fell over between keeping the file and storing the rest. Gives how many. */
export async function eraseStrayCvs(tx: Transaction, now: Date): Promise<number> {
  const before = now.getTime() - graceMs;
  const old = (await listFiles('cvs')).filter((key) => (cvKeyTime(key) ?? Infinity) < before);
  if (old.length === 0) return 0;
  const rows = await tx
    .select({ cvKey: applications.cvKey })
    .from(applications)
    .where(inArray(applications.cvKey, old));
  const named = new Set(rows.map(({ cvKey }) => cvKey));
  const stray = old.filter((key) => !named.has(key));
  await Promise.all(stray.map((key) => eraseFile('cvs', key)));
  return stray.length;
}
