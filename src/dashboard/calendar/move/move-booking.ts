import type { DayAvailability } from '#src/domain/availability/calendar.ts';
import type { CalendarBooking, CalendarDay } from '#src/domain/calendar/calendar.ts';
import { formatDate } from '#src/lib/dates/dates.ts';

/** Fields needed to move a booking; `day` is null while its date is open. */
export type Movable = Pick<CalendarBooking, 'id' | 'name' | 'reference' | 'services' | 'version'> & {
  day: string | null;
};

/** Returns the client's view: 0 left on past days, and on days full for a booked service. */
export function toPublicCalendarDay(
  { day, left, closed, full }: CalendarDay,
  { services }: Pick<CalendarBooking, 'services'>,
): DayAvailability {
  const wanted = left ? full.filter((service) => services.includes(service)) : [];
  return wanted.length > 0 ? { day, left: 0, closed, full: wanted } : { day, left: left ?? 0, closed };
}

export function movingText(
  { name, reference, day }: Pick<Movable, 'name' | 'reference' | 'day'>,
  to: string,
  known: DayAvailability | undefined,
): string {
  if (day === to) return 'It is already on this date.';
  if (known?.left === 0) return '';
  const from = day === null ? '' : ` from ${formatDate(day)}`;
  return `${reference} moves here${from}, and ${name} gets a message at once.`;
}
