import { closedReason } from '#src/domain/availability/calendar.ts';
import { exhaustedServices } from '#src/domain/availability/services/day-services.ts';
import type { Calendar, CalendarQuery } from '#src/domain/calendar/calendar.ts';
import { availabilityBetween } from '../availability/availability.ts';
import { bookableSpan } from '../availability/bookable-span.ts';
import { calendarNow } from '../availability/calendar-shelf.ts';
import { countServices } from '../availability/services-taken.ts';
import { db } from '../database.ts';
import { classDays } from './class-days.ts';
import { bookingsBetween } from './day-bookings.ts';

/** Reads the days with all records, both ends included; availability is as clients see it. */
export async function readCalendar({ from, to }: CalendarQuery, now: Date): Promise<Calendar> {
  const [calendar, availability, bookings, classes] = await Promise.all([
    calendarNow(db()),
    availabilityBetween(db(), from, to),
    bookingsBetween(from, to),
    classDays(),
  ]);
  const bookable = bookableSpan(now);
  const booked = Map.groupBy(bookings, ({ day }) => day);
  const days = availability.map(({ day, left, closed }) => {
    const here = booked.get(day) ?? [];
    const taken = countServices(here.map(({ services }) => services));
    return {
      day,
      closed,
      bookings: here,
      full: exhaustedServices(calendar.serviceCapacity, taken),
      left: day < bookable.first || day > bookable.last ? null : left,
      blocked: closed !== undefined && closedReason(calendar, day) === undefined,
    };
  });
  return { capacity: calendar.capacity, days, classes };
}
