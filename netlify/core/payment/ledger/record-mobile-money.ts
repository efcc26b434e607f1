import { dueOf } from '#src/domain/payment/ledger.ts';
import type { Transaction } from '../../database.ts';
import type { Payment } from '../attempt/claim-payments.ts';
import { balanceOf } from './balance.ts';
import { writeLedgerEntry } from './write-entry.ts';

/** How a payment was taken, in RWF. */
export interface Received {
  /** What counts as paid for the booking. */
  counted: number;
  /** What is owed back: it came twice, beyond the price, or after a cancellation. */
  surplus: number;
}

/**
 * Records mobile money that arrived: what is due of it counts, the rest is owed back. `fee` is what was kept of it; one that
 * is more than the money itself is a mistake of the person who reports it, and must not keep the money from being recorded.
 */
export async function recordMobileMoney(
  tx: Transaction,
  { id: paymentId, bookingId, amount }: Payment,
  { actor, fee }: { actor: string; fee: number },
): Promise<Received> {
  const counted = Math.min(amount, dueOf(await balanceOf(tx, bookingId)));
  const entry = { bookingId, paymentId, actor, method: 'mobile-money' as const };
  const surplus = amount - counted;
  if (counted > 0)
    await writeLedgerEntry(tx, { ...entry, kind: 'payment', account: 'booking', amount: -counted });
  if (surplus > 0)
    await writeLedgerEntry(tx, { ...entry, kind: 'payment', account: 'surplus', amount: -surplus });
  if (fee > 0 && fee <= amount)
    await writeLedgerEntry(tx, { ...entry, kind: 'fee', account: 'fees', amount: fee });
  return { counted, surplus };
}
