import type { Booking } from '../../booking/booking-queries.ts';
import type { Transaction } from '../../database.ts';
import type { LedgerEntry } from './balance.ts';
import { type ChargeChange, chargeCancelled } from './charge.ts';
import { countSurplus } from './count-surplus.ts';
import { reverseRefund } from './refund.ts';
import { reverseLedgerEntry } from './write-entry.ts';

/** Reverses a payment or refund of a locked booking. Returns the RWF of surplus that count instead. */
export async function reverseMoney(
  tx: Transaction,
  { id, status, refund }: Pick<Booking, 'id' | 'status' | 'refund'>,
  entry: LedgerEntry,
  by: ChargeChange,
): Promise<number> {
  await (entry.kind === 'refund' ? reverseRefund(tx, entry, by) : reverseLedgerEntry(tx, entry, by));
  // A cancelled booking owes no more than the amount kept.
  if (status === 'cancelled') await chargeCancelled(tx, id, refund ?? 'everything', by);
  return countSurplus(tx, id, by);
}
