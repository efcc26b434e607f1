import { addDays } from '#src/lib/dates/dates.ts';
import { earliestStart } from '#src/lib/dates/umuganda.ts';

/** When a session is (docs/product.md, Hour of a session). */
export interface SessionTime {
  /** Date in Kigali; null while it is open. */
  eventDate: string | null;
  /** `HH:MM` in Kigali; null until staff set it: the session takes the whole day. */
  startTime: string | null;
  /** Length; null with `startTime`. */
  minutes: number | null;
}

export const sessionMinutes = { least: 15, most: 24 * 60, usual: 120 };

/** Hours before the session until which it can be moved, or mostly refunded (refund policy). */
const noticeHours = 72;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Returns the moment of a time in Kigali. */
export function kigaliMoment(day: string, time: string): Date {
  return new Date(`${day}T${time}:00+02:00`);
}

/** Returns the span that the session takes: the whole day in Kigali until its hour is set. */
export function sessionSpan({ eventDate, startTime, minutes }: SessionTime): { from: Date; to: Date } | null {
  if (eventDate === null) return null;
  if (startTime === null || minutes === null)
    return { from: kigaliMoment(eventDate, '00:00'), to: kigaliMoment(addDays(eventDate, 1), '00:00') };
  const from = kigaliMoment(eventDate, startTime);
  return { from, to: new Date(from.getTime() + minutes * minuteMs) };
}

/** Returns the agreed start, or the earliest one on the day; null without a day. */
export function countedStart({ eventDate, startTime }: SessionTime): Date | null {
  return eventDate === null ? null : kigaliMoment(eventDate, startTime ?? earliestStart(eventDate));
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
