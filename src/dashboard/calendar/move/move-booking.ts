import type { DayAvailability } from '#src/domain/availability/calendar.ts';
import { type DatedSessionTime, isSameTime } from '#src/domain/booking/day/session-time.ts';
import { sessionTimeText } from '#src/domain/booking/day/session-words.ts';
import { en as session } from '#src/domain/booking/day/words/en.ts';
import type { CalendarBooking, CalendarDay } from '#src/domain/calendar/calendar.ts';
import { speak } from '#src/lib/words/messages.ts';

const sessionWords = speak('en', session);

/** Fields needed to move a booking; `day` is null while its date is open. */
export type Movable = Pick<
  CalendarBooking,
  'id' | 'name' | 'reference' | 'services' | 'version' | 'startTime' | 'minutes'
> & { day: string | null };

/** Returns the client's view: 0 left on past days, and on days full for a booked service. */
export function toPublicCalendarDay(
  { day, left, closed, full }: CalendarDay,
  { services }: Pick<CalendarBooking, 'services'>,
): DayAvailability {
  const wanted = left ? full.filter((service) => services.includes(service)) : [];
  return wanted.length > 0 ? { day, left: 0, closed, full: wanted } : { day, left: left ?? 0, closed };
}

export function movingText(
  booking: Pick<Movable, 'name' | 'reference' | 'day' | 'startTime' | 'minutes'>,
  to: DatedSessionTime,
  known: DayAvailability | undefined,
): string {
  const { name, reference, day } = booking;
  if (day !== to.eventDate && known?.left === 0) return '';
  const before = { ...booking, eventDate: day };
  if (isSameTime(before, to)) return 'It is already on this date and hour.';
  const told = `${name} gets a message at once`;
  if (day === to.eventDate) return `${reference} stays on this date, and ${told}.`;
  const from = day === null ? '' : ` from ${sessionTimeText(sessionWords, before)}`;
  return `${reference} moves here${from}, and ${told}.`;
}
