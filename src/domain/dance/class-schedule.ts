import { shortWeekdays } from '#src/lib/dates/months.ts';
import { listIn } from '#src/lib/words/formats.ts';
import { shortWeekdayIn, timeIn } from '#src/lib/words/hours.ts';
import type { Language } from '#src/lib/words/languages.ts';

export interface ClassSchedule {
  /** Weekdays; 0 is Monday. */
  weekdays: number[];
  /** "6-8 PM" */
  hours: string;
}

const names: readonly string[] = shortWeekdays;

/** Parses a displayed schedule, "Mon/Wed/Fri 6-8 PM"; undefined for any other format. */
export function classSchedule(schedule: string): ClassSchedule | undefined {
  const [, days = '', hours = ''] = /^(\S+) (\S.*)$/.exec(schedule) ?? [];
  const weekdays = days.split('/').map((name) => names.indexOf(name));
  return hours === '' || weekdays.includes(-1) ? undefined : { weekdays, hours };
}

/** Writes a schedule in another language, "lun. et mer. 18 h–20 h"; in English as it is published. */
export function scheduleIn(language: Language, schedule: string): string {
  const { weekdays = [], hours = '' } = classSchedule(schedule) ?? {};
  const span = spanOf(hours);
  if (language === 'en' || span === undefined) return schedule;
  const days = weekdays.map((day) => shortWeekdayIn(language, day));
  const [from, to] = [span.from, span.to].map((minute) => timeIn(language, clockOf(minute)));
  return `${listIn(language, days)} ${from}–${to}`;
}

/** Reads displayed hours, "6-7:30 PM", as start and length; undefined for any other format. */
export function classTime(hours: string): { startTime: string; minutes: number } | undefined {
  const span = spanOf(hours);
  return span && { startTime: clockOf(span.from), minutes: span.to - span.from };
}

/** Reads displayed hours as minutes of the day. */
function spanOf(hours: string): { from: number; to: number } | undefined {
  const [, from = '', to = '', half = ''] =
    /^(\d{1,2}(?::\d{2})?)-(\d{1,2}(?::\d{2})?) (AM|PM)$/.exec(hours) ?? [];
  const end = minuteOf(to, half);
  // Both share the half of the day, except around noon: "11-1 PM".
  const start = [minuteOf(from, half), minuteOf(from, 'AM')].find((minute) => minute < end);
  return start === undefined ? undefined : { from: start, to: end };
}

function clockOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Returns the minute of the day, NaN if it is none. */
function minuteOf(time: string, half: string): number {
  const [hour = Number.NaN, minute = 0] = time === '' ? [] : time.split(':').map(Number);
  const isTime = hour >= 1 && hour <= 12 && minute < 60;
  return isTime ? ((hour % 12) + (half === 'PM' ? 12 : 0)) * 60 + minute : Number.NaN;
}
