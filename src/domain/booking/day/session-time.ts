import { addDays, kigaliMoment, timeInKigali, todayInKigali } from '#src/lib/dates/dates.ts';
import { earliestStart, startsLate } from '#src/lib/dates/umuganda.ts';

/** Time of a session (docs/product.md, Hour of a session). */
export interface SessionTime {
  /** Date in Kigali; null while it is open. */
  eventDate: string | null;
  /** `HH:MM` in Kigali; null until staff set it: the session takes the whole day. */
  startTime: string | null;
  /** Length; null with `startTime`. */
  minutes: number | null;
}

/** Returns the session time alone of what has more. */
export function sessionTimeOf({ eventDate, startTime, minutes }: SessionTime): SessionTime {
  return { eventDate, startTime, minutes };
}

/** Time of a session that has a day. */
export type DatedSessionTime = SessionTime & { eventDate: string };

export type SessionHour = Pick<SessionTime, 'startTime' | 'minutes'>;

export const sessionMinutes = { least: 15, most: 24 * 60, usual: 120 };

/** Hours before the session until which it can be moved, or mostly refunded (refund policy). */
const noticeHours = 72;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Returns the day and hour in Kigali of a session that starts at a moment. */
export function sessionAt(start: Date, minutes: number): DatedSessionTime {
  return { eventDate: todayInKigali(start), startTime: timeInKigali(start), minutes };
}

/** Returns a session on another day at its hour, on Umuganda not before 11:00. */
export function onDay(eventDate: string, { startTime, minutes }: SessionTime): DatedSessionTime {
  const isEarly = startTime !== null && startsLate(eventDate) && startTime < earliestStart(eventDate);
  return { eventDate, startTime: isEarly ? earliestStart(eventDate) : startTime, minutes };
}

export function isSameTime(one: SessionTime, other: SessionTime): boolean {
  return (
    one.eventDate === other.eventDate && one.startTime === other.startTime && one.minutes === other.minutes
  );
}

/** Returns the span that the session takes: the whole day in Kigali until its hour is set. */
export function sessionSpan({ eventDate, startTime, minutes }: SessionTime): { from: Date; to: Date } | null {
  if (eventDate === null) return null;
  if (startTime === null || minutes === null)
    return { from: kigaliMoment(eventDate), to: kigaliMoment(addDays(eventDate, 1)) };
  const from = kigaliMoment(eventDate, startTime);
  return { from, to: new Date(from.getTime() + minutes * minuteMs) };
}

/** Returns the agreed start, or the earliest one on the day; null without a day. */
export function countedStart({ eventDate, startTime }: SessionTime): Date | null {
  return eventDate === null ? null : kigaliMoment(eventDate, startTime ?? earliestStart(eventDate));
}

/** True if an hour is set and has passed; a whole day has no hour to pass. */
export function isPastStart({ eventDate, startTime }: SessionTime, now: Date): boolean {
  return eventDate !== null && startTime !== null && kigaliMoment(eventDate, startTime) < now;
}

/** Counts the hours until the start; Infinity without a date, negative after it. */
function hoursUntil(session: SessionTime, now: Date): number {
  const start = countedStart(session);
  return start === null ? Number.POSITIVE_INFINITY : (start.getTime() - now.getTime()) / hourMs;
}

/** True until exactly 72 hours before the session. */
export function hasNotice(session: SessionTime, now: Date): boolean {
  return hoursUntil(session, now) >= noticeHours;
}

/** True from the hour at which the session starts, or can start. */
export function hasStarted(session: SessionTime, now: Date): boolean {
  return hoursUntil(session, now) <= 0;
}
