import { and, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import {
  type DiscountRow,
  discountListRules,
  discountStateNames,
} from '#src/domain/discount/discount-list.ts';
import { bookings } from '../booking/booking.table.ts';
import { fromDay, throughDay } from '../lists/day-range.ts';
import { list } from '../lists/list.ts';
import { discountCodes } from './discount-code.table.ts';

const { id, code, percent, email, createdAt, expiresAt, usedByBookingId } = discountCodes;

const isUsed = isNotNull(usedByBookingId);

const isInState: Record<DiscountRow['state'], SQL | undefined> = {
  used: isUsed,
  open: and(isNull(usedByBookingId), gt(expiresAt, sql`now()`)),
  expired: and(isNull(usedByBookingId), lte(expiresAt, sql`now()`)),
};

const ofBooking = sql`from ${bookings} where ${bookings.id} = ${usedByBookingId}`;

/** An agreed price has its discount in it, so nothing is known of its worth. */
export const discountWorth = sql`case when ${bookings.status} <> 'cancelled' and ${bookings.agreedAt} is null then ${bookings.discountAmount} end`;

export const discountList = list({
  rules: discountListRules,
  table: discountCodes,
  id,
  columns: {
    id,
    code,
    percent,
    email,
    createdAt,
    expiresAt,
    state: sql<
      DiscountRow['state']
    >`${sql`case when ${isUsed} then 'used' when ${expiresAt} > now() then 'open' else 'expired' end`}`,
    booking: sql<string | null>`(select ${bookings.reference} ${ofBooking})`,
    cancelled: sql<boolean>`${sql`coalesce((select ${bookings.status} = 'cancelled' ${ofBooking}), false)`}`,
    worth: sql<number | null>`(select ${discountWorth} ${ofBooking})`,
  },
  sorts: { createdAt, expiresAt },
  filters: {
    state: (wanted) => isInState[wanted],
    from: (day) => fromDay(createdAt, day),
    to: (day) => throughDay(createdAt, day),
  },
  search: (words) => sql`search_words(${code} || ' ' || ${email}) @@ ${words}`,
  rows: (found): DiscountRow[] =>
    found.map(({ worth, ...row }) => ({
      ...row,
      worth: worth === null ? null : Number(worth),
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
    })),
  csv: {
    Code: (row) => row.code,
    Percent: (row) => row.percent,
    Email: (row) => row.email,
    Status: (row) => discountStateNames[row.state],
    Given: (row) => new Date(row.createdAt),
    Expires: (row) => new Date(row.expiresAt),
    Booking: (row) => row.booking,
    'Booking cancelled': (row) => (row.cancelled ? 'Yes' : ''),
    'Worth (RWF)': (row) => row.worth,
  },
});
