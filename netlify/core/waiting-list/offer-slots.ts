import { and, eq, exists, gt, gte, min } from 'drizzle-orm';
import { firstOfferDay, isOfferTime } from '#src/domain/waiting-list/offer-hours.ts';
import { bookings } from '../booking/booking.table.ts';
import { db } from '../database.ts';
import { type TimeLeft, timeOfRun } from '../job/time-left.ts';
import { offerDay } from './offer-day.ts';
import { waitingList } from './waiting-list.table.ts';
import { stillWaits, waitedDays } from './waiting-queries.ts';

/** Offers free slots of full days to those who wait, one after the other, in the hours for it. */
export async function offerSlots(now: Date, timeLeft: TimeLeft = timeOfRun()): Promise<void> {
  if (!isOfferTime(now)) return;
  for (const day of await waitedDays(db(), now)) await offerDay(day, now, timeLeft);
}

/** Returns when the next hold ends on a day for which someone waits. At night the sweep at 08:00 looks. */
export async function nextOfferDue(now = new Date()): Promise<Date | undefined> {
  if (!isOfferTime(now)) return undefined;
  const waits = db()
    .select({ id: waitingList.id })
    .from(waitingList)
    .where(and(eq(waitingList.day, bookings.eventDate), stillWaits()));
  const [next] = await db()
    .select({ at: min(bookings.heldUntil) })
    .from(bookings)
    .where(
      and(
        eq(bookings.status, 'pending'),
        gt(bookings.heldUntil, now),
        gte(bookings.eventDate, firstOfferDay(now)),
        exists(waits),
      ),
    );
  return next?.at ?? undefined;
}
