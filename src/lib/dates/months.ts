import { addDays, formatDate, monthNames } from './dates.ts';

/** Months are `YYYY-MM`, days `YYYY-MM-DD`; weeks begin on Monday. */

export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export const shortWeekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

export type Weekday = (typeof shortWeekdays)[number];

/** Returns the weekday: 0 is Monday, 6 is Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function addMonths(month: string, count: number): string {
  const moved = new Date(`${month}-01T00:00:00Z`);
  moved.setUTCMonth(moved.getUTCMonth() + count);
  return moved.toISOString().slice(0, 7);
}

export function lastDayOf(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}

/** Returns a month's weeks of seven days; days of other months are undefined. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`;
  const before = weekdayOf(first);
  const length = Number(lastDayOf(month).slice(8));
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, position) => {
      const day = week * 7 + position - before;
      return day >= 0 && day < length ? addDays(first, day) : undefined;
    }),
  );
}

export function formatMonth(month: string): string {
  return `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}

export function formatWeekdayDate(day: string): string {
  return `${weekdayNames[weekdayOf(day)]} ${formatDate(day)}`;
}
