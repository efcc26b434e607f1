import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { bookingHorizonDays } from '../availability/booking-day.ts';

/** Days after the session until the emailed link expires. */
const daysAfterSession = 30;

/** True once a booking's links have expired. Without a date, the furthest bookable date counts. */
export function isLinkExpired(booking: { eventDate: string | null; createdAt: Date }, now: Date): boolean {
  const day = booking.eventDate ?? addDays(todayInKigali(booking.createdAt), bookingHorizonDays);
  return todayInKigali(now) > addDays(day, daysAfterSession);
}
