import type { MoneyHere } from '#src/features/booking/refund.ts';
import { type Balance, keptOf } from '#src/features/payment/ledger.ts';
import type { Transaction } from '../../database.ts';
import { balanceOf, entriesOf, type LedgerEntry } from './balance.ts';

/** What a refund of the booking would be of, whatever it counts for. */
export async function moneyHere(tx: Transaction, bookingId: string): Promise<MoneyHere> {
  return moneyIn(await balanceOf(tx, bookingId), await entriesOf(tx, bookingId));
}

/** The same for who knows the sums and the entries already. */
export function moneyIn(
  balance: Balance,
  entries: readonly Pick<LedgerEntry, 'kind' | 'method'>[],
): MoneyHere {
  const mobileMoney = entries.some(({ kind, method }) => kind === 'payment' && method === 'mobile-money');
  return { paid: keptOf(balance), surplus: balance.surplus, mobileMoney };
}
