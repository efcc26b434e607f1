import { todayInKigali } from '#src/lib/dates/dates.ts';
import type { Transaction } from '../../database.ts';
import { queueSale } from '../../ebm/queue-sale.ts';
import type { LedgerEntry } from './balance.ts';
import { ledgerEntries } from './ledger.table.ts';

type NewLedgerEntry = Omit<typeof ledgerEntries.$inferInsert, 'id' | 'writtenAt' | 'day'> & {
  /** Calendar date in Kigali on which it happened; today by default. */
  day?: string;
};

/** Adds an entry. Lock the booking first: the database rejects sums that must never occur. */
export async function writeLedgerEntry(tx: Transaction, entry: NewLedgerEntry): Promise<LedgerEntry> {
  const [written] = await tx
    .insert(ledgerEntries)
    .values({ day: todayInKigali(new Date()), ...entry })
    .returning();
  if (written === undefined) throw new Error('The database did not return the entry it stored.');
  await queueSale(tx, written);
  return written;
}

export async function reverseLedgerEntry(
  tx: Transaction,
  { id, bookingId, account, method, amount, paymentId }: LedgerEntry,
  by: { actor: string; reason: string },
): Promise<LedgerEntry> {
  const undone = { bookingId, account, method, paymentId, entryId: id, amount: -amount };
  return writeLedgerEntry(tx, { kind: 'reversal', ...undone, ...by });
}
