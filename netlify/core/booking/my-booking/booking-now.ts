import { eq, sql } from 'drizzle-orm';
import { type Balance, noBalance } from '#src/domain/payment/ledger.ts';
import type { SentRequest } from '#src/domain/payment/payment.ts';
import type { PlanPart } from '#src/domain/payment/plan.ts';
import type { Database, Transaction } from '../../database.ts';
import type { MovedLedgerEntry } from '../../payment/ledger/held-money.ts';
import { bookingBalances, ledgerEntries } from '../../payment/ledger/ledger.table.ts';
import { payments } from '../../payment/payment.table.ts';
import { bookingParts, planParts } from '../../payment/plan/plan-part.table.ts';
import { bookings } from '../booking.table.ts';
import type { Booking } from '../booking-queries.ts';

interface BookingNow {
  booking: Booking;
  /** The booking's own, newest first. */
  payments: SentRequest[];
  entries: MovedLedgerEntry[];
  balance: Balance;
  plan: PlanPart[];
  /** RWF of the first of several agreed parts. */
  deposit: number;
  /** RWF that the pending requests of shares ask. */
  pendingShares: number;
}

/** Reads everything in one statement: separate queries could disagree while money arrives. */
export async function bookingNow(connection: Database | Transaction, id: string): Promise<BookingNow> {
  const { attempt, status, requestedAt } = payments;
  const { id: entry, kind, method, amount, day, writtenAt, entryId } = ledgerEntries;
  // Nested fragments, because Drizzle drops the table names of a column that is selected alone.
  const asked = sql`select json_agg(json_build_object('status', ${status}, 'requestedAt', ${requestedAt}) order by ${attempt} desc) from ${payments} where ${payments.bookingId} = ${bookings.id} and ${payments.shareId} is null`;
  const moved = sql`select json_agg(json_build_object('id', ${entry}, 'kind', ${kind}, 'method', ${method}, 'amount', ${amount}, 'day', ${day}, 'writtenAt', ${writtenAt}, 'entryId', ${entryId}) order by ${writtenAt}, ${entry}) from ${ledgerEntries} where ${ledgerEntries.bookingId} = ${bookings.id}`;
  const sums = sql`select to_json(${bookingBalances}) from ${bookingBalances} where ${bookingBalances.bookingId} = ${bookings.id}`;
  const parts = sql`select json_agg(json_build_object('amount', ${bookingParts.amount}, 'dueDay', ${bookingParts.dueDay}, 'paid', ${bookingParts.paid}) order by ${bookingParts.position}) from ${bookingParts} where ${bookingParts.bookingId} = ${bookings.id}`;
  const first = sql`select case when count(*) > 1 then (array_agg(${planParts.amount} order by ${planParts.position}))[1] else 0 end from ${planParts} where ${planParts.bookingId} = ${bookings.id}`;
  const shared = sql`select coalesce(sum(${payments.amount}), 0) from ${payments} where ${payments.bookingId} = ${bookings.id} and ${payments.shareId} is not null and ${status} = 'pending'`;
  const [found] = await connection
    .select({
      booking: bookings,
      payments: sql<BookingNow['payments']>`coalesce((${asked}), '[]')`,
      entries: sql<BookingNow['entries']>`coalesce((${moved}), '[]')`,
      plan: sql<PlanPart[]>`coalesce((${parts}), '[]')`,
      deposit: sql`(${first})`.mapWith(Number),
      pendingShares: sql`(${shared})`.mapWith(Number),
      balance: sql<Balance>`coalesce((${sums}), ${JSON.stringify(noBalance)}::json)`,
    })
    .from(bookings)
    .where(eq(bookings.id, id));
  if (found === undefined) throw new Error('A booking was deleted while it was read.');
  return found;
}
