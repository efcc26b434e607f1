import type { HeldMoney, RecordedRefund } from '#src/domain/booking/refund.ts';
import { type Balance, netPaidOf } from '#src/domain/payment/ledger.ts';
import type { Transaction } from '../../database.ts';
import { depositsOf } from '../plan/plan-queries.ts';
import { balanceOf, type LedgerEntry, ledgerEntriesOf } from './balance.ts';

export interface MovedLedgerEntry
  extends Pick<LedgerEntry, 'id' | 'kind' | 'method' | 'amount' | 'day' | 'entryId'> {
  writtenAt: Date | string;
}

/** Reads the refundable money of a booking, whether it counts as paid or as surplus. */
export async function readHeldMoney(
  tx: Transaction,
  booking: Cancelled & { id: string },
): Promise<HeldMoney> {
  const deposit = (await depositsOf(tx, [booking.id])).get(booking.id) ?? 0;
  const balance = await balanceOf(tx, booking.id);
  return heldMoneyIn(balance, await ledgerEntriesOf(tx, booking.id), { ...booking, deposit });
}

interface Facts extends Cancelled {
  /** RWF of the first of several parts. */
  deposit: number;
}

interface Cancelled {
  cancelledAt: Date | null;
}

export function heldMoneyIn(
  balance: Balance,
  entries: readonly MovedLedgerEntry[],
  { cancelledAt, deposit }: Facts,
): HeldMoney {
  const mobileMoney = entries.some(({ kind, method }) => kind === 'payment' && method === 'mobile-money');
  const reversed = new Set(entries.map(({ entryId }) => entryId));
  const refunds = entries.flatMap(({ id, kind, method, amount, day, writtenAt }): RecordedRefund[] => {
    if (kind !== 'refund' || method === null || reversed.has(id)) return [];
    const afterCancelling = cancelledAt !== null && new Date(writtenAt) >= cancelledAt;
    return [{ method, amount, day, afterCancelling }];
  });
  const { charged, surplus } = balance;
  const paid = netPaidOf(balance);
  // Until it is cancelled, money above a price that fell is surplus; then the charge is what is kept.
  const above = cancelledAt === null ? Math.max(0, paid - charged) : 0;
  return {
    paid: paid - above,
    surplus: surplus + above,
    deposit: Math.min(deposit, charged),
    mobileMoney,
    refunds,
  };
}
