import type { Transaction } from '../database.ts';
import { dueAfterCommit } from '../job/due.ts';
import type { LedgerEntry } from '../payment/ledger/balance.ts';
import { ebmDevice } from './ebm-device.ts';
import { ebmReceipts } from './ebm-receipt.table.ts';
import { isSale } from './sale-entries.ts';

/** Queues an entry to be reported, in the transaction that writes it; nothing while switched off. */
export async function queueSale(tx: Transaction, entry: LedgerEntry): Promise<void> {
  if (!isSale(entry) || ebmDevice() === undefined) return;
  await tx.insert(ebmReceipts).values({ id: entry.id });
  dueAfterCommit(tx, 'report-sales');
}
