import { formatDate, withShortMonth } from '#src/lib/dates/dates.ts';
import { plural } from '#src/lib/text.ts';
import type { DatedSessionTime, SessionHour, SessionTime } from './session-time.ts';

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

/** Returns "5 December 2026 at 10:00"; only the day while a session has no hour. */
export function startText({ eventDate, startTime }: DatedSessionTime): string {
  return startTime === null ? formatDate(eventDate) : `${formatDate(eventDate)} at ${startTime}`;
}

/** Returns "Your session on 5 December 2026 starts at 10:00 and takes 2 hours." */
export function hourSentence({ eventDate, startTime, minutes }: DatedSessionTime): string {
  return startTime === null || minutes === null
    ? `Your session on ${formatDate(eventDate)} has no time yet. We’ll agree it with you.`
    : `Your session on ${formatDate(eventDate)} starts at ${startTime} and takes ${lengthText(minutes)}.`;
}

/** Returns "10:00–12:00", or "22:00–02:00 the next day"; undefined while a session has no hour. */
export function hoursText({ startTime, minutes }: SessionHour): string | undefined {
  if (startTime === null || minutes === null) return undefined;
  const [hour = 0, minute = 0] = startTime.split(':').map(Number);
  const end = hour * 60 + minute + minutes;
  const hours = `${startTime}–${clockText(end % dayMinutes)}`;
  // A session that ends at midnight is over with its day.
  return end > dayMinutes ? `${hours} the next day` : hours;
}

const dayMinutes = 24 * 60;

function clockText(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Returns "2 hours", "45 minutes" or "1 hour 30 minutes". */
export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? plural(hours, 'hour') : '', rest > 0 ? plural(rest, 'minute') : '']
    .filter(Boolean)
    .join(' ');
}
