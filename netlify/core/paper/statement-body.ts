import type { StatementBody, StatementEntry } from '#src/domain/paper/paper.ts';
import type { Booking } from '../booking/booking-queries.ts';
import type { Transaction } from '../database.ts';
import { type Movement, movementsOf } from './movements.ts';
import { paperStudio } from './paper-order.ts';

/** Lists what a booking, or all bookings of its client, was charged, paid and refunded. */
export async function statementBody(
  tx: Transaction,
  booking: Booking,
  of: StatementBody['of'],
): Promise<StatementBody> {
  const entries = withBalance(await movementsOf(tx, booking, of));
  const sum = (kind: StatementEntry['kind']) =>
    entries.filter((entry) => entry.kind === kind).reduce((all, { amount }) => all + amount, 0);
  return {
    series: 'statement',
    studio: paperStudio(),
    of,
    entries,
    charged: sum('charge'),
    paid: 0 - sum('payment'),
    refunded: sum('refund'),
    balance: entries.at(-1)?.balance ?? 0,
  };
}

function withBalance(entries: readonly Movement[]): StatementEntry[] {
  let balance = 0;
  return entries.map((entry) => {
    balance += entry.amount;
    return { ...entry, balance };
  });
}
