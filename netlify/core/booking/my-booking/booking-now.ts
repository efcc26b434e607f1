import { eq, sql } from 'drizzle-orm';
import { type Balance, noBalance } from '#src/domain/payment/ledger.ts';
import type { SentRequest } from '#src/domain/payment/payment.ts';
import type { Database, Transaction } from '../../database.ts';
import type { MovedLedgerEntry } from '../../payment/ledger/held-money.ts';
import { bookingBalances, ledgerEntries } from '../../payment/ledger/ledger.table.ts';
import { payments } from '../../payment/payment.table.ts';
import { bookings } from '../booking.table.ts';
import type { Booking } from '../booking-queries.ts';

interface BookingNow {
  booking: Booking;
  /** The booking's own, newest first. */
  payments: SentRequest[];
  entries: MovedLedgerEntry[];
  balance: Balance;
}

/** Reads everything in one statement: separate queries could disagree while money arrives. */
export async function bookingNow(connection: Database | Transaction, id: string): Promise<BookingNow> {
  const { attempt, status, requestedAt } = payments;
  const { id: entry, kind, method, amount, day, writtenAt, entryId } = ledgerEntries;
  // Nested fragments, because Drizzle drops the table names of a column that is selected alone.
  const asked = sql`select json_agg(json_build_object('status', ${status}, 'requestedAt', ${requestedAt}) order by ${attempt} desc) from ${payments} where ${payments.bookingId} = ${bookings.id} and ${payments.shareId} is null`;
  const moved = sql`select json_agg(json_build_object('id', ${entry}, 'kind', ${kind}, 'method', ${method}, 'amount', ${amount}, 'day', ${day}, 'writtenAt', ${writtenAt}, 'entryId', ${entryId}) order by ${writtenAt}, ${entry}) from ${ledgerEntries} where ${ledgerEntries.bookingId} = ${bookings.id}`;
  const sums = sql`select to_json(${bookingBalances}) from ${bookingBalances} where ${bookingBalances.bookingId} = ${bookings.id}`;
  const [found] = await connection
    .select({
      booking: bookings,
      payments: sql<BookingNow['payments']>`coalesce((${asked}), '[]')`,
      entries: sql<BookingNow['entries']>`coalesce((${moved}), '[]')`,
      balance: sql<Balance>`coalesce((${sums}), ${JSON.stringify(noBalance)}::json)`,
    })
    .from(bookings)
    .where(eq(bookings.id, id));
  if (found === undefined) throw new Error('A booking was deleted while it was read.');
  return found;
}
