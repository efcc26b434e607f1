import { and, asc, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { StatementBody, StatementEntry } from '#src/domain/paper/paper.ts';
import { bookings } from '../booking/booking.table.ts';
import type { Booking } from '../booking/booking-queries.ts';
import { clients, keptId } from '../client/client.table.ts';
import type { Transaction } from '../database.ts';
import { ledgerEntries } from '../payment/ledger/ledger.table.ts';

export type Movement = Omit<StatementEntry, 'balance'>;

/** Reads charges, payments and refunds that were not reversed; a payment booked as two entries is one. */
export async function movementsOf(
  tx: Transaction,
  booking: Booking,
  of: StatementBody['of'] = 'booking',
): Promise<Movement[]> {
  const { kind, method, amount, day, account, writtenAt, paymentId } = ledgerEntries;
  const reversal = sql`exists (select from ledger_entries r where r.kind = 'reversal' and r.entry_id = ${ledgerEntries}.id)`;
  const found = await tx
    .select({
      day,
      kind: sql<Movement['kind']>`${kind}`,
      method,
      amount,
      paymentId,
      reference: bookings.reference,
    })
    .from(ledgerEntries)
    .innerJoin(bookings, eq(bookings.id, ledgerEntries.bookingId))
    .where(
      and(
        whichBookings(booking, of),
        ne(account, 'fees'),
        ne(kind, 'reversal'),
        or(eq(kind, 'charge'), isNotNull(method)),
        sql`not ${reversal}`,
      ),
    )
    .orderBy(asc(day), asc(writtenAt), asc(ledgerEntries.id));
  const entries: Movement[] = [];
  const payments = new Map<string, Movement>();
  for (const { paymentId: payment, ...entry } of found) {
    const first = payment === null ? undefined : payments.get(payment);
    if (first === undefined) entries.push(entry);
    else first.amount += entry.amount;
    if (payment !== null && first === undefined) payments.set(payment, entry);
  }
  return entries;
}

function whichBookings({ id, clientId }: Booking, of: StatementBody['of']) {
  if (of === 'booking' || clientId === null) return eq(bookings.id, id);
  // Those merged into a client count as the client.
  const whole = sql`coalesce(${clients.mergedInto}, ${clients.id})`;
  return sql`${bookings.clientId} in (select ${clients.id} from ${clients} where ${whole} = ${keptId(clientId)})`;
}
