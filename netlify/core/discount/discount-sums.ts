import { eq, sql } from 'drizzle-orm';
import type { DiscountSums } from '#src/domain/discount/discount-list.ts';
import type { PageQuery } from '#src/lib/lists/list-rules.ts';
import { bookings } from '../booking/booking.table.ts';
import { db } from '../database.ts';
import { matchingOf } from '../lists/matching.ts';
import { discountCodes } from './discount-code.table.ts';
import { discountList, discountWorth } from './discount-list.ts';

/** Sums all codes on every page of the list for user `me`. Throws ProblemError 422. */
export async function discountSums(query: PageQuery, me: string): Promise<DiscountSums> {
  const [sums] = await db()
    .select({
      given: sql`count(*)`.mapWith(Number),
      used: sql`count(*) filter (where ${bookings.status} <> 'cancelled')`.mapWith(Number),
      worth: sql`coalesce(sum(${discountWorth}), 0)`.mapWith(Number),
    })
    .from(discountCodes)
    .leftJoin(bookings, eq(bookings.id, discountCodes.usedByBookingId))
    .where(matchingOf(discountList, query, me));
  return sums ?? { given: 0, used: 0, worth: 0 };
}
