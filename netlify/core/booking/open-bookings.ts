import { inArray } from 'drizzle-orm';
import { isAhead, isUnsettled, type OpenBooking } from '#src/domain/booking/open-booking.ts';
import { dueOf, noBalance, owedBackOf } from '#src/domain/payment/ledger.ts';
import type { Database, Transaction } from '../database.ts';
import { balancesOf } from '../payment/ledger/balance.ts';
import { heldMoneyIn } from '../payment/ledger/held-money.ts';
import { ledgerEntries } from '../payment/ledger/ledger.table.ts';
import { depositsOf } from '../payment/plan/plan-queries.ts';
import type { Booking } from './booking-queries.ts';

export interface OpenFound {
  booking: Booking;
  item: OpenBooking;
}

/** Selects the bookings that are ahead or not settled. */
export async function selectOpen(
  connection: Database | Transaction,
  own: readonly Booking[],
  now: Date,
): Promise<OpenFound[]> {
  const ids = own.map(({ id }) => id);
  const balances = await balancesOf(connection, ids);
  const deposits = await depositsOf(connection, ids);
  const entries =
    ids.length === 0
      ? []
      : await connection.select().from(ledgerEntries).where(inArray(ledgerEntries.bookingId, ids));
  const entriesOf = Map.groupBy(entries, ({ bookingId }) => bookingId);
  return own.flatMap((booking) => {
    const { id, kind, reference, eventDate } = booking;
    const balance = balances.get(id) ?? noBalance;
    const money = heldMoneyIn(balance, entriesOf.get(id) ?? [], {
      ...booking,
      deposit: deposits.get(id) ?? 0,
    });
    const ahead = isAhead(booking, now);
    if (!ahead && !isUnsettled(booking, balance, money, now)) return [];
    const sums = { paid: money.paid + money.surplus, due: dueOf(balance), owedBack: owedBackOf(balance) };
    return [{ booking, item: { kind, reference, eventDate, ahead, ...sums } }];
  });
}
