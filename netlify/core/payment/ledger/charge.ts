import type { Refund } from '#src/domain/booking/refund.ts';
import { type Balance, netPaidOf } from '#src/domain/payment/ledger.ts';
import type { Transaction } from '../../database.ts';
import { depositsOf } from '../plan/plan-queries.ts';
import { balanceOf, ledgerEntriesOf } from './balance.ts';
import { reverseLedgerEntry, writeLedgerEntry } from './write-entry.ts';

export interface ChargeChange {
  actor: string;
  reason: string;
}

/** Sets a booking's total charge, in RWF, by reversing earlier charges. */
export async function chargeBooking(
  tx: Transaction,
  bookingId: string,
  total: number,
  { actor, reason }: ChargeChange,
): Promise<void> {
  for (const charge of await openCharges(tx, bookingId))
    await reverseLedgerEntry(tx, charge, { actor, reason });
  if (total === 0) return;
  await writeLedgerEntry(tx, { bookingId, kind: 'charge', account: 'booking', amount: total, actor, reason });
}

/** Charges a cancelled booking what is kept: zero, the deposit, or all of its price that is paid. */
export async function chargeCancelled(
  tx: Transaction,
  bookingId: string,
  refund: Refund,
  change: ChargeChange,
): Promise<void> {
  const balance = await balanceOf(tx, bookingId);
  const kept = await keptOf(tx, bookingId, refund, balance);
  if (kept !== balance.charged) await chargeBooking(tx, bookingId, kept, change);
}

/** Money above the price is never kept, also if the price fell after it was paid. */
async function keptOf(tx: Transaction, bookingId: string, refund: Refund, balance: Balance): Promise<number> {
  if (refund === 'everything' || refund === 'nothing-paid') return 0;
  const paid = Math.min(netPaidOf(balance), balance.charged);
  if (refund !== 'less-deposit') return paid;
  return Math.min(paid, (await depositsOf(tx, [bookingId])).get(bookingId) ?? 0);
}

async function openCharges(tx: Transaction, bookingId: string) {
  const entries = await ledgerEntriesOf(tx, bookingId);
  const reversed = new Set(entries.map(({ entryId }) => entryId));
  return entries.filter(({ id, kind }) => kind === 'charge' && !reversed.has(id));
}
