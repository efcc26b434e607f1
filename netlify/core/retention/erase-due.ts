import { sql } from 'drizzle-orm';
import { db, type Transaction } from '../database.ts';
import { type TimeLeft, timeOfRun } from '../job/time-left.ts';
import { log, logError } from '../log.ts';
import { notify } from '../notification/notification.ts';
import { accountErasures } from './account-erasures.ts';
import { bookingErasures } from './booking-erasures.ts';
import { erasures } from './erasure.table.ts';
import type { Erasure } from './erasure.ts';
import { formErasures } from './form-erasures.ts';
import { leftoverErasures } from './leftover-erasures.ts';
import { newsletterErasures } from './newsletter-erasures.ts';

const all: Erasure[] = [
  ...formErasures,
  ...bookingErasures,
  ...newsletterErasures,
  ...accountErasures,
  ...leftoverErasures,
];

/** Erases and records everything due; continues after failures, then throws. The next run continues. */
export async function eraseDue(now: Date, timeLeft = timeOfRun()): Promise<void> {
  const failed: string[] = [];
  for (const erasure of all) {
    try {
      if ((await eraseAll(erasure, now, timeLeft)) > 0) failed.push(erasure.kind);
    } catch (error) {
      logError('Data that was due for deletion is still there.', error, { kind: erasure.kind });
      failed.push(erasure.kind);
    }
  }
  if (!timeLeft()) log('warn', 'The deletion ran out of time; the next run continues.', {});
  if (failed.length === 0) return;
  await notify(db(), {
    kind: 'failure',
    key: 'notErased',
    values: { kinds: failed },
    dedupeKey: `erasure-failed:${now.toISOString()}`,
  });
  throw new Error(`Could not erase: ${failed.join(', ')}.`);
}

/** Returns the number of records that could not be erased. */
async function eraseAll({ kind, eraseSome }: Erasure, now: Date, timeLeft: TimeLeft): Promise<number> {
  const eraseBatch = (after: string | undefined) =>
    db().transaction(async (tx) => {
      const erased = await eraseSome(tx, now, after);
      await record(tx, kind, now, erased.count);
      return erased;
    });
  let last: string | undefined;
  let allFailed = 0;
  while (timeLeft()) {
    const { count, failed = 0, last: next } = await eraseBatch(last);
    allFailed += failed;
    if (count === 0 && failed === 0) break;
    last = next;
  }
  return allFailed;
}

/** Stores the proof in the erasing transaction, so that both or neither exist. */
async function record(tx: Transaction, kind: string, ranAt: Date, count: number): Promise<void> {
  await tx
    .insert(erasures)
    .values({ kind, ranAt, count })
    .onConflictDoUpdate({
      target: [erasures.kind, erasures.ranAt],
      set: { count: sql`${erasures.count} + ${count}` },
    });
}
