import type { DayAvailability } from '#src/domain/availability/calendar.ts';
import { noticeSentence } from '#src/domain/availability/notice-words.ts';
import { servicesText } from '#src/domain/availability/services/day-services.ts';
import { formatWeekdayDate } from '#src/lib/dates/months.ts';
import { lateStartSentence } from '#src/lib/dates/umuganda.ts';

/** Free slots at or below which a day shows their number instead of "Free". */
const few = 2;

/** Returns the note under a day's number: closed, full, free, or the slots left if at most `scarce`. */
export function dayNote(day: DayAvailability | undefined, scarce = few): string {
  if (day === undefined) return '';
  if (day.closed !== undefined) return 'Closed';
  if (day.tooSoon !== undefined) return 'Call us';
  if (day.left === 0) return 'Full';
  return day.left <= scarce ? `${day.left} left` : 'Free';
}

export function dayLabel(date: string, day: DayAvailability | undefined, scarce = few): string {
  const words = dayState(day, scarce);
  const label = words === '' ? formatWeekdayDate(date) : `${formatWeekdayDate(date)}, ${words}`;
  return joined('. ', label, day?.closed !== undefined ? undefined : lateStartSentence(date));
}

export function chosenSentence(
  date: string,
  day: DayAvailability | undefined,
  scarce = few,
  canWait = false,
): string {
  if (day?.tooSoon !== undefined) return `${formatWeekdayDate(date)}: ${noticeSentence(day.tooSoon)}`;
  const words = dayState(day, scarce) || 'we’ll check it when you send it';
  const told = `${formatWeekdayDate(date)}: ${words}.`;
  if (canWait) return `${told} Choose another date, or wait for this one.`;
  if (day?.left === 0) return `${told} Please choose another date.`;
  return joined(' ', told, lateStartSentence(date));
}

function joined(between: string, ...sentences: (string | undefined)[]): string {
  return sentences.filter(Boolean).join(between);
}

function dayState(day: DayAvailability | undefined, scarce: number): string {
  if (day === undefined) return '';
  if (day.closed !== undefined) return `closed (${day.closed})`;
  if (day.tooSoon !== undefined) return 'call us to book it';
  if (day.full !== undefined) return `full for ${servicesText(day.full)}`;
  if (day.left === 0) return 'full';
  return day.left <= scarce ? `${day.left} left` : 'free';
}

/** Lists the closed days of a month with their reasons: "25: Christmas Day". */
export function closedDays(days: Iterable<DayAvailability>): string[] {
  return [...days].flatMap(({ day, closed }) =>
    closed === undefined ? [] : [`${Number(day.slice(8))}: ${closed}`],
  );
}
