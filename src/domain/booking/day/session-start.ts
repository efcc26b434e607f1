import { earliestStart } from '#src/lib/dates/umuganda.ts';

export interface SessionDay {
  /** Date in Kigali; null while it is open. */
  eventDate: string | null;
}

/** Hours before the session until which it can be moved, or mostly refunded (refund policy). */
const noticeHours = 72;

const hourMs = 60 * 60 * 1000;

/** Counts the hours until the earliest start; Infinity without a date, negative after it. */
function hoursUntil({ eventDate }: SessionDay, now: Date): number {
  if (eventDate === null) return Number.POSITIVE_INFINITY;
  return (new Date(`${eventDate}T${earliestStart(eventDate)}:00+02:00`).getTime() - now.getTime()) / hourMs;
}

/** True until exactly 72 hours before the session. */
export function hasNotice(session: SessionDay, now: Date): boolean {
  return hoursUntil(session, now) >= noticeHours;
}

/** True from the hour at which the session can start. */
export function hasStarted(session: SessionDay, now: Date): boolean {
  return hoursUntil(session, now) <= 0;
}
