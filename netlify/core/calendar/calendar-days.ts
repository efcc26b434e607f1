import { closedReason, dayAvailability, daysBetween } from '#src/domain/availability/calendar.ts';
import type { StudioCalendar, WeekCapacity } from '#src/domain/availability/calendar-content.ts';
import { exhaustedServices } from '#src/domain/availability/services/day-services.ts';
import type { CalendarDay, CalendarQuery } from '#src/domain/calendar/calendar.ts';
import { bookableSpan } from '../availability/bookable-span.ts';
import { readDays } from '../availability/read-days.ts';
import { type ServicesTaken, servicesReader, servicesTaken } from '../availability/services-taken.ts';
import { db } from '../database.ts';

/** Reads what is free, full or closed on these days, as clients see it, and counts the bookings. */
export async function calendarDays(
  asked: CalendarQuery,
  now: Date,
): Promise<{ capacity: WeekCapacity; days: CalendarDay[] }> {
  const { calendar, taken, blocked } = await readDays(db(), asked.from, asked.to, undefined);
  const services = await limitedServices(calendar, asked);
  const bookable = bookableSpan(now);
  const days = daysBetween(asked.from, asked.to).map((day) => {
    const booked = taken[day] ?? 0;
    const { left, closed } = dayAvailability(calendar, day, { taken: booked, blocked: blocked[day] });
    return {
      day,
      closed,
      booked,
      full: exhaustedServices(calendar.serviceCapacity, services.get(day)),
      left: day < bookable.first || day > bookable.last ? null : left,
      blocked: closed !== undefined && closedReason(calendar, day) === undefined,
    };
  });
  return { capacity: calendar.capacity, days };
}

/** Reads no order while no service has a limit. */
async function limitedServices(
  { serviceCapacity }: StudioCalendar,
  { from, to }: CalendarQuery,
): Promise<ServicesTaken> {
  if (Object.keys(serviceCapacity).length === 0) return new Map();
  return servicesTaken(db(), from, to, await servicesReader(db()));
}
