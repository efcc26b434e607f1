import { dueOf } from '#src/domain/payment/ledger.ts';
import type { Transaction } from '../../database.ts';
import { balanceOf, ledgerEntriesOf } from './balance.ts';
import { reverseLedgerEntry, writeLedgerEntry } from './write-entry.ts';

/**
 * Counts surplus towards what is due again, and returns how much now counts, in RWF.
 * The new entries name no payment: each payment already has its only entry.
 */
export async function countSurplus(
  tx: Transaction,
  bookingId: string,
  by: { actor: string; reason: string },
): Promise<number> {
  const balance = await balanceOf(tx, bookingId);
  const all = Math.min(dueOf(balance), balance.surplus);
  if (all === 0) return 0;
  let left = all;
  const entries = await ledgerEntriesOf(tx, bookingId);
  const reversed = new Set(entries.map(({ entryId }) => entryId));
  const open = entries.filter(
    ({ id, kind, account }) => kind === 'payment' && account === 'surplus' && !reversed.has(id),
  );
  for (const entry of open) {
    const counted = Math.min(left, -entry.amount);
    if (counted === 0) break;
    const rest = -entry.amount - counted;
    const payment = { bookingId, kind: 'payment' as const, method: entry.method, ...by };
    // Written first: part of the surplus may be refunded already, and it must never go negative.
    if (rest > 0) await writeLedgerEntry(tx, { ...payment, account: 'surplus', amount: -rest });
    await reverseLedgerEntry(tx, entry, by);
    await writeLedgerEntry(tx, { ...payment, account: 'booking', amount: -counted });
    left -= counted;
  }
  return all - left;
}
