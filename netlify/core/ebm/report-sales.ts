import { and, eq, inArray, min, sql } from 'drizzle-orm';
import { saleOf } from '#src/domain/ebm/sale.ts';
import { backOffSeconds } from '../back-off.ts';
import { claimDue } from '../claim.ts';
import { secondsFromNow } from '../clock.ts';
import { db, type Transaction } from '../database.ts';
import { dueAfterCommit } from '../job/due.ts';
import { timeOfRun } from '../job/time-left.ts';
import { log, logError } from '../log.ts';
import { notify } from '../notification/notification.ts';
import { type EbmDevice, ebmDevice, ebmItems, ebmSeller } from './ebm-device.ts';
import { ebmReceipts } from './ebm-receipt.table.ts';
import { type EbmAnswer, reportSale } from './report-sale.ts';
import { type SaleOfEntry, saleOfEntry } from './sale-entries.ts';

type Queued = typeof ebmReceipts.$inferSelect;

const batchSize = 10;

/** Seconds one function leases a sale; longer than the timeout of the system. */
const leaseSeconds = 60;

const unsettled = inArray(ebmReceipts.state, ['waiting', 'unanswered']);

/** Reports due sales, oldest number first, while the run has time; nothing while switched off. */
export async function reportSales(timeLeft = timeOfRun()): Promise<void> {
  const device = ebmDevice();
  if (device === undefined) return;
  do {
    const claimed = await claimDue(db(), ebmReceipts, {
      which: unsettled,
      order: ebmReceipts.invoiceNumber,
      limit: batchSize,
      lease: leaseSeconds,
    });
    claimed.sort((one, other) => one.invoiceNumber - other.invoiceNumber);
    // One after the other: a refund needs the receipt of its sale.
    for (const queued of claimed) await reportQueued(device, queued);
    if (claimed.length < batchSize) return;
  } while (timeLeft());
}

export async function nextSaleDue(): Promise<Date | undefined> {
  if (ebmDevice() === undefined) return undefined;
  const [next] = await db()
    .select({ at: min(ebmReceipts.dueAt) })
    .from(ebmReceipts)
    .where(unsettled);
  return next?.at ?? undefined;
}

/** Logs an error, so that it does not block other sales; the expired lease causes a retry. */
async function reportQueued(device: EbmDevice, queued: Queued): Promise<void> {
  try {
    const { sale, waitsFor } = await db().transaction((tx) => readSale(tx, queued));
    if (sale === undefined) return;
    const answer: EbmAnswer =
      waitsFor === undefined
        ? await reportSale(device, saleOf(sale, ebmItems, ebmSeller()))
        : { outcome: 'busy', reason: waitsFor };
    await db().transaction((tx) => storeAnswer(tx, queued, sale, answer));
  } catch (error) {
    logError('A sale could not be reported.', error, { entryId: queued.id });
  }
}

async function readSale(
  tx: Transaction,
  { id }: Queued,
): Promise<{ sale: SaleOfEntry | undefined; waitsFor: string | undefined }> {
  const sale = await saleOfEntry(tx, id);
  if (sale?.originalEntry == null) return { sale, waitsFor: undefined };
  const [original] = await tx
    .select({ state: ebmReceipts.state })
    .from(ebmReceipts)
    .where(eq(ebmReceipts.id, sale.originalEntry));
  const isSigned = original === undefined || original.state === 'signed';
  return { sale, waitsFor: isSigned ? undefined : 'The sale that it takes back has no receipt yet.' };
}

async function storeAnswer(
  tx: Transaction,
  { id, tries, invoiceNumber }: Queued,
  { bookingId, reference, amount }: SaleOfEntry,
  answer: EbmAnswer,
): Promise<void> {
  // A signed sale stays signed, also if an answer to an earlier try comes late.
  const which = and(eq(ebmReceipts.id, id), unsettled);
  if (answer.outcome === 'signed') {
    await tx
      .update(ebmReceipts)
      .set({ state: 'signed', receipt: answer.receipt, lastError: null })
      .where(which);
    return;
  }
  const { outcome, reason } = answer;
  log('warn', 'A sale has no receipt.', { entryId: id, invoiceNumber, tries, outcome, reason });
  if (outcome === 'refused') {
    await tx.update(ebmReceipts).set({ state: 'refused', lastError: reason }).where(which);
    await notify(tx, {
      kind: 'failure',
      key: 'ebmRefused',
      values: { amount, reference },
      dedupeKey: `ebm-refused:${id}:${tries}`,
      subjectId: bookingId,
    });
    return;
  }
  const seconds = backOffSeconds(tries - 1, 60, 3600);
  dueAfterCommit(tx, 'report-sales', new Date(Date.now() + seconds * 1000));
  // Once it may have arrived, it stays unanswered until an answer says otherwise.
  const state = outcome === 'unanswered' ? ('unanswered' as const) : sql`${ebmReceipts.state}`;
  await tx
    .update(ebmReceipts)
    .set({ state, lastError: reason, dueAt: secondsFromNow(seconds) })
    .where(which);
}
