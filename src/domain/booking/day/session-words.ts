import type { DatedSessionTime, SessionHour, SessionTime } from './session-time.ts';
import type { SessionWords } from './words/en.ts';

/** Returns "5 December 2026, 10:00–12:00"; only the day while a session has no hour. */
export function sessionTimeText(
  words: SessionWords,
  session: SessionTime,
  undated: string = words.noDate,
): string {
  const { eventDate: day } = session;
  if (day === null) return undated;
  const hours = hoursOf(session);
  if (hours === undefined) return words.day({ day });
  return hours.isOvernight ? words.dayHoursOvernight({ day, ...hours }) : words.dayHours({ day, ...hours });
}

/** Returns "5 December 2026 at 10:00"; only the day while a session has no hour. */
export function startText(
  words: SessionWords,
  { eventDate: day, startTime: start }: DatedSessionTime,
): string {
  return start === null ? words.day({ day }) : words.start({ day, start });
}

/** Returns "Your session on 5 December 2026 starts at 10:00 and takes 2 hours." */
export function hourSentence(
  words: SessionWords,
  { eventDate: day, startTime: start, minutes }: DatedSessionTime,
): string {
  return start === null || minutes === null
    ? words.hourOpen({ day })
    : words.hourSet({ day, start, length: lengthText(words, minutes) });
}

/** Returns "10:00–12:00", or "22:00–02:00 the next day"; undefined while a session has no hour. */
export function hoursText(words: SessionWords, session: SessionHour): string | undefined {
  const hours = hoursOf(session);
  if (hours === undefined) return undefined;
  return hours.isOvernight ? words.hoursOvernight(hours) : words.hours(hours);
}

function hoursOf({ startTime: start, minutes }: SessionHour) {
  if (start === null || minutes === null) return undefined;
  const [hour = 0, minute = 0] = start.split(':').map(Number);
  const end = hour * 60 + minute + minutes;
  // A session that ends at midnight is over with its day.
  return { start, end: clockText(end % dayMinutes), isOvernight: end > dayMinutes };
}

const dayMinutes = 24 * 60;

function clockText(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Returns "2 hours", "45 minutes" or "1 hour 30 minutes". */
export function lengthText(words: SessionWords, length: number): string {
  const [hours, minutes] = [Math.floor(length / 60), length % 60];
  if (hours === 0) return words.lengthMinutes({ count: minutes });
  if (minutes === 0) return words.lengthHours({ count: hours });
  return words.lengthHoursMinutes({
    hours: words.lengthHours({ count: hours }),
    minutes: words.lengthMinutes({ count: minutes }),
  });
}
