import { type SessionHour, sessionMinutes } from './session-time.ts';

/** Start and length as typed; both empty for the whole day. */
export interface TypedHour {
  startTime: string;
  minutes: string;
}

export const wrongStart = 'Please enter a start such as 10:00.';
export const hourWithoutDay = 'Please choose a date too, or leave the start and the length empty.';
export const wrongLength = 'Please enter a length from 15 minutes to 24 hours.';

export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

export function toTypedHour({ startTime, minutes }: SessionHour): TypedHour {
  return { startTime: startTime ?? '', minutes: minutes === null ? '' : String(minutes) };
}

/** Returns the hour, or one sentence per wrong field. */
export function readHour(
  typed: TypedHour,
): { hour: SessionHour } | { fields: Partial<Record<keyof TypedHour, string>> } {
  const [startTime, length] = [typed.startTime.trim(), typed.minutes.trim()];
  if (startTime === '' && length === '') return { hour: { startTime: null, minutes: null } };
  const isStart = timePattern.test(startTime);
  const minutes = /^\d{1,4}$/.test(length) ? Number(length) : 0;
  const isLength = minutes >= sessionMinutes.least && minutes <= sessionMinutes.most;
  if (isStart && isLength) return { hour: { startTime, minutes } };
  return {
    fields: { ...(!isStart && { startTime: wrongStart }), ...(!isLength && { minutes: wrongLength }) },
  };
}
