import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { bookings } from '../booking/booking.table.ts';
import { payments } from './payment.table.ts';

/** Finds the last try of each booking that still waits for its money, not counting those of shares. */
const lastTries = sql`
  select last.id from ${bookings}
  cross join lateral (
    select tried.id from ${payments} tried
    where tried.booking_id = ${bookings.id} and tried.share_id is null order by tried.attempt desc limit 1
  ) last
  where ${bookings.status} = 'pending' and ${bookings.due} > 0`;

/** Matches the last failed tries of bookings that still wait for their money, not those of shares. */
export function waitsForFollowUp(): SQL | undefined {
  return and(
    eq(payments.status, 'failed'),
    isNull(payments.shareId),
    sql`${payments.id} = any(array(${lastTries}))`,
  );
}
