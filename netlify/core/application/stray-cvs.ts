import { inArray } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import { eraseFile, listFiles } from '../files/file-store.ts';
import { applications } from './application.table.ts';
import { cvKeyTime } from './cv-key.ts';

/** A day (ms): by then the application of a CV is stored, or never will be. */
const graceMs = 24 * 60 * 60 * 1000;

/** Erases CVs without an application, left by a crash before it was stored; returns their number. */
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
