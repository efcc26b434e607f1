import { addDays, formatDate, timeInKigali, todayInKigali, withShortMonth } from '#src/lib/dates/dates.ts';
import { plural } from '#src/lib/text.ts';
import { type SessionTime, sessionSpan } from './session-time.ts';

/** Returns "5 December 2026, 10:00–12:00"; only the day while a session has no hour. */
export function sessionTimeText(session: SessionTime, undated = 'No date yet'): string {
  const { eventDate } = session;
  if (eventDate === null) return undated;
  const hours = hoursText(session);
  return hours === undefined ? formatDate(eventDate) : `${formatDate(eventDate)}, ${hours}`;
}

/** Returns "5 Dec 2026, 10:00–12:00" for tables. */
export function shortSessionTimeText(session: SessionTime, undated?: string): string {
  return session.eventDate === null
    ? sessionTimeText(session, undated)
    : withShortMonth(sessionTimeText(session));
}

/** Returns "10:00–12:00", or "22:00–02:00 the next day"; undefined while a session has no hour. */
export function hoursText(session: SessionTime): string | undefined {
  const span = sessionSpan(session);
  if (span === null || session.eventDate === null || session.startTime === null) return undefined;
  const end = timeInKigali(span.to);
  const hours = `${session.startTime}–${end}`;
  // A session that ends at midnight is over with its day.
  const lastDay = end === '00:00' ? addDays(todayInKigali(span.to), -1) : todayInKigali(span.to);
  return lastDay === session.eventDate ? hours : `${hours} the next day`;
}

/** Returns "2 hours", "45 minutes" or "1 hour 30 minutes". */
export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? plural(hours, 'hour') : '', rest > 0 ? plural(rest, 'minute') : '']
    .filter(Boolean)
    .join(' ');
}
