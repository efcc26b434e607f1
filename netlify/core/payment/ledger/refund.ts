import { owedBackOf, type PaymentMethod } from '#src/domain/payment/ledger.ts';
import type { Transaction } from '../../database.ts';
import { balanceOf, type LedgerEntry, ledgerEntriesOf } from './balance.ts';
import { type ChargeChange, chargeBooking } from './charge.ts';
import { reverseLedgerEntry, writeLedgerEntry } from './write-entry.ts';

export interface NewRefund extends ChargeChange {
  method: PaymentMethod;
  /** RWF */
  amount: number;
  /** `YYYY-MM-DD` in Kigali. */
  day: string;
}

/**
 * Refunds surplus first, then paid money, and returns the last entry written.
 * Beyond what was owed back, the charge falls too, so that the client never owes it again.
 */
export async function writeRefund(
  tx: Transaction,
  bookingId: string,
  { method, amount, day, actor, reason }: NewRefund,
): Promise<LedgerEntry> {
  const balance = await balanceOf(tx, bookingId);
  const ofSurplus = Math.min(amount, balance.surplus);
  const granted = amount - owedBackOf(balance);
  const entry = { bookingId, kind: 'refund' as const, method, day, actor, reason };
  const surplus =
    ofSurplus > 0
      ? await writeLedgerEntry(tx, { ...entry, account: 'surplus', amount: ofSurplus })
      : undefined;
  const rest = amount - ofSurplus;
  const paid =
    rest > 0 ? await writeLedgerEntry(tx, { ...entry, account: 'booking', amount: rest }) : undefined;
  if (granted > 0) await chargeBooking(tx, bookingId, balance.charged - granted, { actor, reason });
  const written = paid ?? surplus;
  if (written === undefined) throw new Error('A refund of nothing cannot be written.');
  return written;
}

/** Reverses a refund and restores the charge that it had lowered. */
export async function reverseRefund(tx: Transaction, refund: LedgerEntry, by: ChargeChange): Promise<void> {
  const { bookingId, amount, account } = refund;
  const entries = await ledgerEntriesOf(tx, bookingId);
  const before = entries.slice(
    0,
    entries.findIndex(({ id }) => id === refund.id),
  );
  const owed = before.reduce((sum, entry) => (entry.account === 'booking' ? sum + entry.amount : sum), 0);
  const granted = account === 'booking' ? Math.max(0, amount + Math.min(0, owed)) : 0;
  await reverseLedgerEntry(tx, refund, by);
  const { charged } = await balanceOf(tx, bookingId);
  if (granted > 0) await chargeBooking(tx, bookingId, charged + granted, by);
}
