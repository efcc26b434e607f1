import { dueOf } from '#src/domain/payment/ledger.ts';
import type { Transaction } from '../../database.ts';
import { balanceOf, ledgerEntriesOf } from './balance.ts';
import { reverseLedgerEntry, writeLedgerEntry } from './write-entry.ts';

/**
 * Lets money that came beyond the price count for what is due again, as far as it goes. The payments to which it belonged
 * have their one entry already, so the new ones name none. Gives how much of it counts now, in RWF.
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
    // The rest comes first: some of the surplus may be refunded already, and it must never be less than nothing.
    if (rest > 0) await writeLedgerEntry(tx, { ...payment, account: 'surplus', amount: -rest });
    await reverseLedgerEntry(tx, entry, by);
    await writeLedgerEntry(tx, { ...payment, account: 'booking', amount: -counted });
    left -= counted;
  }
  return all - left;
}
