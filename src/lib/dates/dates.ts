/** Calendar dates are `YYYY-MM-DD` in Kigali. One formatter for both sides, because `Intl` data differ. */

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Kigali is UTC+2 all year. */
const kigaliOffsetMs = 2 * 60 * 60 * 1000;

export function todayInKigali(now: Date): string {
  return new Date(now.getTime() + kigaliOffsetMs).toISOString().slice(0, 10);
}

/** Returns the hour in Kigali, 0 to 23. */
export function kigaliHour(now: Date): number {
  return new Date(now.getTime() + kigaliOffsetMs).getUTCHours();
}

/** Formats "2026-12-05" as "5 December 2026". Throws RangeError if it is not a calendar date. */
export function formatDate(date: string): string {
  if (!isCalendarDate(date)) throw new RangeError(`Not a calendar date: ${date}`);
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return `${day} ${monthNames[month - 1]} ${year}`;
}

export function timeInKigali(moment: Date): string {
  return new Date(moment.getTime() + kigaliOffsetMs).toISOString().slice(11, 16);
}

/** Returns the moment of a time in Kigali, of midnight unless `HH:MM` is given. */
export function kigaliMoment(day: string, time = '00:00'): Date {
  return new Date(`${day}T${time}:00+02:00`);
}

/** Formats a moment in Kigali time: "5 December 2026, 14:05". */
export function formatMoment(moment: Date): string {
  return `${formatDate(todayInKigali(moment))}, ${timeInKigali(moment)}`;
}

/** Shortens the month for tables: "5 December 2026, 14:05" becomes "5 Dec 2026, 14:05". */
export function withShortMonth(text: string): string {
  const [day, month = '', ...rest] = text.split(' ');
  return [day, month.slice(0, 3), ...rest].join(' ');
}

/** Time of day, `HH:MM`. */
export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** True for a date that exists: "2026-02-30" does not, nor does a year 0. */
export function isCalendarDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}

/** Subtracts months in UTC; a day missing in that month becomes its last day. */
export function monthsBefore(moment: Date, months: number): Date {
  const moved = new Date(moment);
  moved.setUTCMonth(moved.getUTCMonth() - months);
  if (moved.getUTCDate() !== moment.getUTCDate()) moved.setUTCDate(0);
  return moved;
}

export function addDays(date: string, count: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + count);
  return moved.toISOString().slice(0, 10);
}
