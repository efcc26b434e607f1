import { inArray } from 'drizzle-orm';
import {
  isAhead,
  isUnsettled,
  type OpenBookings,
  openBookingsAdvice,
  openBookingsSentence,
} from '#src/domain/account/settings/open-bookings.ts';
import { dueOf, noBalance, owedBackOf } from '#src/domain/payment/ledger.ts';
import { bookings } from '../../booking/booking.table.ts';
import type { Booking } from '../../booking/booking-queries.ts';
import { type Database, db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { balancesOf } from '../../payment/ledger/balance.ts';
import { heldMoneyIn } from '../../payment/ledger/held-money.ts';
import { ledgerEntries } from '../../payment/ledger/ledger.table.ts';
import { requestDigest } from '../../request/request-digest.ts';
import type { SignedIn } from '../sessions.ts';
import { bookedBy } from './own-bookings.ts';

export async function ownOpenBookings({ user }: SignedIn, now: Date): Promise<OpenBookings> {
  const own = await db().select().from(bookings).where(bookedBy(user.email)).orderBy(bookings.createdAt);
  return (await selectOpen(db(), own, now)).open;
}

/** Selects the bookings that are ahead or not settled, as ids and as the client’s list. */
export async function selectOpen(
  connection: Database | Transaction,
  own: readonly Booking[],
  now: Date,
): Promise<{ ids: string[]; open: OpenBookings }> {
  const ids = own.map(({ id }) => id);
  const balances = await balancesOf(connection, ids);
  const entries =
    ids.length === 0
      ? []
      : await connection.select().from(ledgerEntries).where(inArray(ledgerEntries.bookingId, ids));
  const entriesOf = Map.groupBy(entries, ({ bookingId }) => bookingId);
  const open = own.flatMap((booking) => {
    const { id, kind, reference, eventDate } = booking;
    const balance = balances.get(id) ?? noBalance;
    const money = heldMoneyIn(balance, entriesOf.get(id) ?? [], booking);
    const ahead = isAhead(booking, now);
    if (!ahead && !isUnsettled(booking, balance, money, now)) return [];
    const sums = { paid: money.paid + money.surplus, due: dueOf(balance), owedBack: owedBackOf(balance) };
    return [{ id, item: { kind, reference, eventDate, ahead, ...sums } }];
  });
  const items = open.map(({ item }) => item);
  return { ids: open.map(({ id }) => id), open: { items, seen: requestDigest(items) } };
}

/** Throws ProblemError 409 with the list unless the client has seen exactly this version. */
export function requireCurrentList(open: OpenBookings, seen: string | undefined): void {
  if (open.items.length === 0 || open.seen === seen) return;
  throw new ProblemError(
    409,
    `${openBookingsSentence(open.items)} ${openBookingsAdvice(open.items.length)}`,
    {
      extra: { open },
    },
  );
}
