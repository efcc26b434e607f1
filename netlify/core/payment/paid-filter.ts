import { type SQL, sql } from 'drizzle-orm';
import type { PaidState } from '#src/domain/booking/booking-list.ts';
import { bookingLines, bookings } from '../booking/booking.table.ts';
import type { CostlyFilter } from '../lists/matching.ts';
import { ledgerEntries } from './ledger/ledger.table.ts';
import { isOwed } from './paid.ts';

/** Filter by payment state, as `paidState` computes it for one booking, summed from the ledger. */

const { id, total, agreedAt, paid } = bookings;
const { bookingId, account, amount, method } = ledgerEntries;

const ofPrice = sql`from ${ledgerEntries} where ${account} = 'booking'`;
const moved = sql`${ofPrice} and ${method} is not null`;

const somethingPaid = sql`sum(${amount}) filter (where ${method} is not null) < 0`;
const nothingOwed = sql`sum(${amount}) <= 0`;

const unpriced = sql`from ${bookingLines} where not ${bookingLines.fixed} and ${bookingLines.bookingId} =`;
const fixed = sql`(${agreedAt} is not null or not exists (select ${unpriced} ${id}))`;
const settled = sql`coalesce((select ${nothingOwed} and ${somethingPaid} ${ofPrice} and ${bookingId} = ${id}), false)`;
const free = sql`(${total} = 0 and ${fixed} and ${paid} = 0 and not ${isOwed(id)})`;

/** Variants for the whole ledger, which its index stores booking by booking. */
const ofUnpriced = sql`from ${bookingLines} join ${bookings} on ${id} = ${bookingLines.bookingId} where not ${bookingLines.fixed} and ${agreedAt} is null`;
const isUnpriced = sql`exists (select ${ofUnpriced} and ${id} = ${bookingId})`;
const allFree = sql`select ${id} from ${bookings} where ${free}`;
const isFree = (booking: SQL) => sql`exists (select from (${allFree}) free where free.id = ${booking})`;

const states: Record<PaidState, CostlyFilter> = {
  paid: {
    each: sql`(${fixed} and (${settled} or ${free}))`,
    sets: [
      sql`select ${bookingId} ${ofPrice} and not ${isUnpriced} group by ${bookingId} having ${nothingOwed} and ${somethingPaid}`,
      allFree,
    ],
  },
  part: {
    each: sql`(${paid} > 0 and not (${fixed} and ${settled}))`,
    sets: [
      sql`select ${bookingId} ${ofPrice} group by ${bookingId} having not ${nothingOwed} and ${somethingPaid}`,
      sql`select distinct ${id} ${ofUnpriced} and ${settled}`,
    ],
  },
  unpaid: {
    each: sql`(${paid} = 0 and not ${free})`,
    sets: [
      sql`select ${id} from ${bookings} where not exists (select ${moved} and ${bookingId} = ${id}) and not ${isFree(sql`${id}`)}`,
      sql`select ${bookingId} ${moved} and not ${isFree(sql`${bookingId}`)} group by ${bookingId} having sum(${amount}) = 0`,
    ],
  },
};

export function paidStateFilter(state: PaidState): CostlyFilter {
  return states[state];
}
