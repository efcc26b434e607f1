import { gt, lt, sql, sum } from 'drizzle-orm';
import { db, type Transaction } from '../database.ts';
import { noteDue } from '../job/due.ts';
import { serverErrors } from './server-error.table.ts';

/** Counts are kept for so many days. */
const keptDays = 30;

let unwritten = 0;
let writing = false;

/**
 * Counts a request that failed by a fault of ours. However many fail at once, one statement at a time writes them: what
 * counts failures must not add to it. Throws when the database is away; these are not counted then.
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
  await noteDue('raise-alerts', new Date());
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

/** How many requests failed in the last so many minutes. */
export async function serverErrorsWithin(minutes: number): Promise<number> {
  const [row] = await db()
    .select({ count: sum(serverErrors.count).mapWith(Number) })
    .from(serverErrors)
    .where(gt(serverErrors.minute, sql`now() - make_interval(mins => ${minutes})`));
  return row?.count ?? 0;
}

/** Erases the counts that are old enough, and gives how many. */
export async function forgetOldServerErrors(tx: Transaction, now: Date): Promise<number> {
  const gone = await tx
    .delete(serverErrors)
    .where(lt(serverErrors.minute, new Date(now.getTime() - keptDays * 86_400_000)))
    .returning({ minute: serverErrors.minute });
  return gone.length;
}
