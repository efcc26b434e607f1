import { bookingHorizonDays } from '#src/domain/availability/booking-day.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';

export function bookableSpan(now: Date): { first: string; last: string } {
  const first = todayInKigali(now);
  return { first, last: addDays(first, bookingHorizonDays) };
}
