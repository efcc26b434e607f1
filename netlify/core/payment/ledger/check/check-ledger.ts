import { and, asc, desc, gt, inArray, lte, notExists, sql } from 'drizzle-orm';
import { bookings } from '../../../booking/booking.table.ts';
import { db, type Transaction } from '../../../database.ts';
import { type TimeLeft, timeOfRun } from '../../../job/time-left.ts';
import { log } from '../../../log.ts';
import { ledgerChecks } from '../ledger-check.table.ts';
import { hasChanged, type LedgerState, readLedgerStates } from './ledger-digests.ts';
import { storeLedgerDifferences } from './store-ledger-differences.ts';
import { findWrongSums, type LedgerDifference } from './wrong-sums.ts';

const batchSize = 500;

const lowestId = '00000000-0000-0000-0000-000000000000';
const highestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Adds up every booking's entries and compares them with the last check (docs/product.md, Ledger
 * check). Begins where the last run ended, so that a run without enough time is continued.
 */
export async function checkLedger(timeLeft: TimeLeft = timeOfRun()): Promise<void> {
  const found = await db().transaction(findGoneBookings);
  const begin = await endOfLastRun();
  const counts = { bookings: 0, differences: found };
  for (const [first, last] of [
    [begin, highestId],
    [lowestId, begin],
  ] as const) {
    let after: string | undefined = first;
    while (after !== undefined) {
      if (!timeLeft()) {
        log('warn', 'The check of the ledger ran out of time; the next run continues.', counts);
        return;
      }
      const batch = await checkBatch(after, last);
      counts.bookings += batch.bookings;
      counts.differences += batch.differences;
      after = batch.next;
    }
  }
  log('info', 'The ledger was checked.', counts);
}

async function endOfLastRun(): Promise<string> {
  const { bookingId, checkedAt } = ledgerChecks;
  const [newest] = await db()
    .select({ bookingId })
    .from(ledgerChecks)
    .orderBy(desc(checkedAt), desc(bookingId))
    .limit(1);
  return newest?.bookingId ?? lowestId;
}

interface Batch {
  bookings: number;
  differences: number;
  /** Last id of a full batch; undefined when there is no further one. */
  next: string | undefined;
}

async function checkBatch(after: string, last: string): Promise<Batch> {
  return db().transaction(async (tx) => {
    const ids = await keepBookings(tx, after, last);
    if (ids.length === 0) return { bookings: 0, differences: 0, next: undefined };
    const states = await readLedgerStates(tx, ids);
    const changed = states.filter(hasChanged).map(changedEntries);
    const differences = await storeLedgerDifferences(tx, [...changed, ...(await findWrongSums(tx, ids))]);
    await storeChecks(tx, states);
    return { bookings: ids.length, differences, next: ids.length < batchSize ? undefined : ids.at(-1) };
  });
}

/** Locks the bookings against erasure, which must not leave a check behind; money can still move. */
async function keepBookings(tx: Transaction, after: string, last: string): Promise<string[]> {
  const rows = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(gt(bookings.id, after), lte(bookings.id, last)))
    .orderBy(asc(bookings.id))
    .limit(batchSize)
    .for('key share');
  return rows.map(({ id }) => id);
}

/** Named by the moment, because the same booking can be changed again. */
function changedEntries({ bookingId, reference }: LedgerState): LedgerDifference {
  const transactionRef = `${reference} ${new Date().toISOString()}`;
  return { kind: 'ledger-changed', transactionRef, bookingId, phone: '' };
}

/** Stores the present state, so that each change is told once and the next one is found. */
async function storeChecks(tx: Transaction, states: readonly LedgerState[]): Promise<void> {
  const empty = states.filter(({ entries, checkedEntries }) => entries === 0 && checkedEntries !== null);
  const gone = empty.map(({ bookingId }) => bookingId);
  if (gone.length > 0) await tx.delete(ledgerChecks).where(inArray(ledgerChecks.bookingId, gone));
  const checks = states.flatMap(({ bookingId, entries, digest }) =>
    digest === null ? [] : [{ bookingId, entries, digest }],
  );
  if (checks.length === 0) return;
  await tx
    .insert(ledgerChecks)
    .values(checks)
    .onConflictDoUpdate({
      target: ledgerChecks.bookingId,
      set: { entries: sql`excluded.entries`, digest: sql`excluded.digest`, checkedAt: sql`now()` },
    });
}

/** Finds bookings that were deleted by hand: an erasure takes the check with it. */
async function findGoneBookings(tx: Transaction): Promise<number> {
  const { bookingId } = ledgerChecks;
  const booking = tx.select({ id: bookings.id }).from(bookings).where(sql`${bookings.id} = ${bookingId}`);
  const gone = await tx.delete(ledgerChecks).where(notExists(booking)).returning({ bookingId });
  return storeLedgerDifferences(
    tx,
    gone.map((one) => ({ kind: 'ledger-gone', transactionRef: one.bookingId, phone: '' })),
  );
}
