import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { bookingHorizonDays } from '../availability/booking-day.ts';

/** How long the link in a mail opens the booking after the day of the session. */
const daysAfterSession = 30;

/** True when the links of a booking no longer open it. While the day is open, the furthest day counts. */
export function isLinkExpired(booking: { eventDate: string | null; createdAt: Date }, now: Date): boolean {
  const day = booking.eventDate ?? addDays(todayInKigali(booking.createdAt), bookingHorizonDays);
  return todayInKigali(now) > addDays(day, daysAfterSession);
}
