import { dueOf } from '#src/domain/payment/ledger.ts';
import type { Transaction } from '../../database.ts';
import type { Payment } from '../attempt/claim-payments.ts';
import { balanceOf } from './balance.ts';
import { writeLedgerEntry } from './write-entry.ts';

/** Split of a payment received, in RWF. */
export interface RecordedMoney {
  counted: number;
  /** Part to refund: paid twice, beyond the price, or after a cancellation. */
  surplus: number;
}

/**
 * Records received mobile money: the amount due counts, the rest is owed back.
 * A `fee` above the amount is a reporting error; it is skipped so that the money is recorded.
 */
export async function recordMobileMoney(
  tx: Transaction,
  { id: paymentId, bookingId, amount }: Payment,
  { actor, fee }: { actor: string; fee: number },
): Promise<RecordedMoney> {
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
