import { type DatedSessionTime, sessionMinutes } from '#src/domain/booking/day/session-time.ts';
import { addDays } from '#src/lib/dates/dates.ts';
import { earliestStart } from '#src/lib/dates/umuganda.ts';
import { dayMinutes } from './hour-layout.ts';

/** Sessions start and end in steps of 15 minutes where they are dragged or moved by keys. */
export const stepMinutes = 15;

/** A change of a session by pointer or keys that nobody confirmed yet. */
export type SessionStep =
  | { kind: 'move'; minutes: number; days: number }
  | { kind: 'resize'; minutes: number };

const keySteps: Record<string, { minutes: number; days: number }> = {
  ArrowUp: { minutes: -stepMinutes, days: 0 },
  ArrowDown: { minutes: stepMinutes, days: 0 },
  ArrowLeft: { minutes: 0, days: -1 },
  ArrowRight: { minutes: 0, days: 1 },
};

/** Reads an arrow key; with Shift, up and down change the length. */
export function stepOfKey(key: string, shift: boolean): SessionStep | undefined {
  const step = keySteps[key];
  if (step === undefined) return undefined;
  if (!shift) return { kind: 'move', ...step };
  return step.minutes === 0 ? undefined : { kind: 'resize', minutes: step.minutes };
}

/** Returns the session after a step; a whole-day session that gets an hour gets the usual length. */
export function stepped(session: DatedSessionTime, step: SessionStep): DatedSessionTime {
  const { eventDate, startTime, minutes } = session;
  if (startTime === null || minutes === null) return steppedWhole(eventDate, step);
  const start = minuteOf(startTime);
  if (step.kind === 'move')
    return startingAt(addDays(eventDate, step.days), snap(start, step.minutes), minutes);
  const end = snap(start + minutes, step.minutes);
  return { ...session, minutes: Math.min(sessionMinutes.most, Math.max(sessionMinutes.least, end - start)) };
}

function steppedWhole(day: string, step: SessionStep): DatedSessionTime {
  const moved = step.kind === 'move' ? addDays(day, step.days) : day;
  if (step.minutes === 0) return { eventDate: moved, startTime: null, minutes: null };
  return { eventDate: moved, startTime: earliestStart(moved), minutes: sessionMinutes.usual };
}

/** Returns a session that starts at a minute of a day, which may be before or after that day. */
export function startingAt(day: string, minute: number, minutes: number): DatedSessionTime {
  const days = Math.floor(minute / dayMinutes);
  return { eventDate: addDays(day, days), startTime: clockOf(minute - days * dayMinutes), minutes };
}

/** Moves a minute to the step that is nearest to its new place, but never past it. */
function snap(minute: number, by: number): number {
  const moved = minute + by;
  if (by > 0) return Math.floor(moved / stepMinutes) * stepMinutes;
  if (by < 0) return Math.ceil(moved / stepMinutes) * stepMinutes;
  return minute;
}

export function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

export function clockOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
