import { gt, lt, sql, sum } from 'drizzle-orm';
import { db, type Transaction } from '../database.ts';
import { markDue } from '../job/due.ts';
import { serverErrors } from './server-error.table.ts';

const keptDays = 30;

let unwritten = 0;
let writing = false;

/**
 * Counts an internal error. One statement at a time, so that counting adds no load during a flood.
 * Throws when the database is down; those errors are not counted.
 */
export async function countServerError(): Promise<void> {
  unwritten += 1;
  if (writing) return;
  writing = true;
  try {
    while (unwritten > 0) {
      const count = unwritten;
      unwritten = 0;
      await add(count);
    }
  } finally {
    writing = false;
  }
  await markDue('raise-alerts', new Date());
}

async function add(count: number): Promise<void> {
  await db()
    .insert(serverErrors)
    .values({ minute: sql`date_trunc('minute', now())`, count })
    .onConflictDoUpdate({
      target: serverErrors.minute,
      set: { count: sql`${serverErrors.count} + ${count}` },
    });
}

export async function serverErrorsWithin(minutes: number): Promise<number> {
  const [row] = await db()
    .select({ count: sum(serverErrors.count).mapWith(Number) })
    .from(serverErrors)
    .where(gt(serverErrors.minute, sql`now() - make_interval(mins => ${minutes})`));
  return row?.count ?? 0;
}

export async function deleteOldServerErrors(tx: Transaction, now: Date): Promise<number> {
  const gone = await tx
    .delete(serverErrors)
    .where(lt(serverErrors.minute, new Date(now.getTime() - keptDays * 86_400_000)))
    .returning({ minute: serverErrors.minute });
  return gone.length;
}
