import { and, eq, sql } from 'drizzle-orm';
import type { EbmReceipt } from '#src/domain/ebm/receipt.ts';
import { isId } from '#src/lib/ids.ts';
import type { SignedIn } from '../account/sessions.ts';
import { audit } from '../audit/audit.ts';
import { type Database, db, type Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { dueAfterCommit } from '../job/due.ts';
import { ebmReceipts } from './ebm-receipt.table.ts';

/** Returns the signed receipt of a ledger entry; null without one. */
export async function ebmReceiptOf(
  connection: Database | Transaction,
  entryId: string,
): Promise<EbmReceipt | null> {
  const [found] = await connection
    .select({ receipt: ebmReceipts.receipt })
    .from(ebmReceipts)
    .where(and(eq(ebmReceipts.id, entryId), eq(ebmReceipts.state, 'signed')));
  return found?.receipt ?? null;
}

/** Queues a refused sale again, under the same number. Throws ProblemError 404 or 409. */
export async function retrySale({ user }: SignedIn, entryId: string): Promise<void> {
  await db().transaction(async (tx) => {
    const [queued] = isId(entryId)
      ? await tx.select().from(ebmReceipts).where(eq(ebmReceipts.id, entryId)).for('update')
      : [];
    if (queued === undefined) throw new ProblemError(404, 'This sale is not among the reports for EBM.');
    if (queued.state !== 'refused')
      throw new ProblemError(409, 'This sale is no longer refused. Please load the page again.');
    await tx
      .update(ebmReceipts)
      .set({ state: 'waiting', dueAt: sql`now()` })
      .where(eq(ebmReceipts.id, entryId));
    await audit(tx, {
      actor: user.id,
      action: 'sale.reported-again',
      subjectId: entryId,
      after: { invoiceNumber: queued.invoiceNumber },
    });
    dueAfterCommit(tx, 'report-sales');
  });
}

export interface EbmQueue {
  waiting: number;
  /** ISO instant; null if none waits. */
  oldest: string | null;
  refused: number;
}

/** Reads the queue for the health page. */
export async function readEbmQueue(): Promise<EbmQueue> {
  const [found] = await db()
    .select({
      waiting: sql<number>`count(*) filter (where ${ebmReceipts.state} in ('waiting', 'unanswered'))::int`,
      oldest: sql<
        string | null
      >`min(${ebmReceipts.createdAt}) filter (where ${ebmReceipts.state} in ('waiting', 'unanswered'))`,
      refused: sql<number>`count(*) filter (where ${ebmReceipts.state} = 'refused')::int`,
    })
    .from(ebmReceipts)
    .where(sql`${ebmReceipts.state} <> 'signed'`);
  const { waiting = 0, oldest = null, refused = 0 } = found ?? {};
  return { waiting, oldest: oldest === null ? null : new Date(oldest).toISOString(), refused };
}
