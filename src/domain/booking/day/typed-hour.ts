import { timePattern } from '#src/lib/dates/dates.ts';
import { type SessionHour, sessionMinutes } from './session-time.ts';

/** Start and length as typed; both empty for the whole day. */
export interface TypedHour {
  startTime: string;
  minutes: string;
}

export const wrongStart = 'Please enter a start such as 10:00.';
export const hourWithoutDay = 'Please choose a date too, or leave the start and the length empty.';
export const wrongLength = 'Please enter a length from 15 minutes to 24 hours.';

export function toTypedHour({ startTime, minutes }: SessionHour): TypedHour {
  return { startTime: startTime ?? '', minutes: minutes === null ? '' : String(minutes) };
}

/** Returns the hour, or one sentence per wrong field. */
export function readHour(
  typed: TypedHour,
): { hour: SessionHour } | { fields: Partial<Record<keyof TypedHour, string>> } {
  const length = typed.minutes.trim();
  if (typed.startTime.trim() === '' && length === '') return { hour: { startTime: null, minutes: null } };
  const startTime = clockTime(typed.startTime);
  const isStart = timePattern.test(startTime);
  const minutes = /^\d{1,4}$/.test(length) ? Number(length) : 0;
  const isLength = minutes >= sessionMinutes.least && minutes <= sessionMinutes.most;
  if (isStart && isLength) return { hour: { startTime, minutes } };
  return {
    fields: { ...(!isStart && { startTime: wrongStart }), ...(!isLength && { minutes: wrongLength }) },
  };
}

/** Completes "9", "930" and "9.30", which a phone's keys for numbers can type, to "09:30". */
function clockTime(typed: string): string {
  const [read, hour = '', minute = ''] = /^(\d{1,2}?)[:.h]?(\d{2})?$/.exec(typed.trim()) ?? [];
  return read === undefined ? typed : `${hour.padStart(2, '0')}:${minute.padEnd(2, '0')}`;
}
