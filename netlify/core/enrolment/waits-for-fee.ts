import { and, eq, type SQL, sql } from 'drizzle-orm';
import { bookings } from '../booking/booking.table.ts';
import { offers } from '../booking/offer/offer.table.ts';
import { chargedOf } from '../payment/paid.ts';
import { enrolments } from './enrolment.table.ts';

const { id, status, agreedAt, paid, surplus } = bookings;

const openOffer = sql`exists (select from ${offers} where ${offers.bookingId} = ${id} and ${offers.state} = 'open')`;
const requested = sql`case when ${agreedAt} is null then ${openOffer} else ${chargedOf(id)} > 0 end`;
/** True if the fee is requested, paid or owed back: its `feeState` is not "none". */
const hasState = sql`(${paid} > 0 or ${surplus} > 0 or (${status} <> 'cancelled' and ${requested}))`;

/** Matches dancers with a place whose fee was not requested yet, or no longer is. */
export function waitsForFee(): SQL | undefined {
  const fee = sql`select from ${bookings} where ${id} = ${enrolments.bookingId} and ${hasState}`;
  return and(eq(enrolments.status, 'enrolled'), sql`not exists (${fee})`);
}
