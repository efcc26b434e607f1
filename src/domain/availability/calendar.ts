import { addDays, formatDate, isCalendarDate } from '#src/lib/dates/dates.ts';
import { lastDayOf, monthOf, shortWeekdays, weekdayOf } from '#src/lib/dates/months.ts';
import type { StudioCalendar, WeekCapacity } from './calendar-content.ts';
import { noticeSentence } from './notice-words.ts';
import { type DayService, fullServices, servicesText } from './services/day-services.ts';

/** The most bookings that a day can be set to take. */
export const mostSlots = 99;

/** What can be set for how long an unpaid booking keeps its slot. Clients are reminded two hours before it ends. */
export const holdLimits = {
  unpaidHours: { least: 3, most: 168 },
  requestDays: { least: 1, most: 30 },
} as const;

/** Limits of the notice, in days. */
export const noticeLimits = { least: 0, most: 30 } as const;

/** What a visitor may know of a day. */
export interface DayAvailability {
  /** Calendar date in Kigali. */
  day: string;
  /** Slots that can still be booked; 0 on a day on which the studio is closed. */
  left: number;
  /** Why the studio is closed: "Liberation Day". */
  closed?: string | undefined;
  /** The services of the order that are full, though the day is not. */
  full?: DayService[] | undefined;
  /** Days of notice that we need; set when the day is too soon for clients to book it. */
  tooSoon?: number | undefined;
}

/** What the records say about a day. */
export interface DayRecords {
  /** Bookings that have a slot of it. */
  taken: number;
  /** Why the studio blocked it. */
  blocked?: string | undefined;
  /** Bookings that have a slot, by service: of each that is wanted. */
  services?: ReadonlyMap<DayService, number> | undefined;
  /** Today's date when a client chooses the day; absent for staff, and for a day chosen before. */
  today?: string | undefined;
}

/** So many days are named instead of one that cannot be booked. */
const alternatives = 3;

/** True for a month that exists, as `YYYY-MM`. */
export function isMonth(text: string): boolean {
  return isCalendarDate(`${text}-01`);
}

/** Why the studio is closed on this day by its calendar; undefined when it works. */
export function closedReason(calendar: StudioCalendar, day: string): string | undefined {
  const holiday =
    calendar.holidays.find(({ date }) => date === day) ??
    calendar.yearlyHolidays.find(({ date }) => date === day.slice(5));
  if (holiday !== undefined) return holiday.name;
  return capacityOn(calendar.capacity, day) > 0 ? undefined : 'our weekly day off';
}

/** The days from one to another on which the studio is closed by one calendar and was not by the other. */
export function newlyClosed(
  before: StudioCalendar,
  after: StudioCalendar,
  first: string,
  last: string,
): string[] {
  return daysBetween(first, last).filter(
    (day) => closedReason(after, day) !== undefined && closedReason(before, day) === undefined,
  );
}

/** How many bookings a day takes by its day of the week; 0 on the weekly day off. */
export function capacityOn(capacity: WeekCapacity, day: string): number {
  const weekday = shortWeekdays[weekdayOf(day)];
  if (weekday === undefined) throw new RangeError(`Not a calendar date: ${day}`);
  return capacity[weekday];
}

/** What is left of a day. */
export function dayAvailability(
  calendar: StudioCalendar,
  day: string,
  { taken, blocked, services = new Map(), today }: DayRecords,
): DayAvailability {
  const closed = closedReason(calendar, day) ?? blocked;
  if (closed !== undefined) return { day, left: 0, closed };
  if (today !== undefined && day < addDays(today, calendar.noticeDays))
    return { day, left: 0, tooSoon: calendar.noticeDays };
  const ofDay = slotsLeft(capacityOn(calendar.capacity, day), taken);
  const limits = [...services].map(([id, count]) =>
    slotsLeft(calendar.serviceCapacity[id] ?? Number.POSITIVE_INFINITY, count),
  );
  const full = ofDay === 0 ? [] : fullServices(calendar.serviceCapacity, services);
  return { day, left: Math.min(ofDay, ...limits), ...(full.length > 0 && { full }) };
}

/** Slots that can still be booked. More bookings than slots, after the capacity was lowered, leave none either. */
export function slotsLeft(capacity: number, taken: number): number {
  return Math.max(0, capacity - taken);
}

/** The first and the last day of a month between two days, both included; undefined when the month lies outside. */
export function spanWithin(
  month: string,
  first: string,
  last: string,
): { first: string; last: string } | undefined {
  if (month < monthOf(first) || month > monthOf(last)) return undefined;
  const [monthFirst, monthLast] = [`${month}-01`, lastDayOf(month)];
  return { first: monthFirst > first ? monthFirst : first, last: monthLast < last ? monthLast : last };
}

/** All days from one to another, both included. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The free days that are nearest to one, earlier ones first where two are as near; in the order of the calendar. */
export function nearestFreeDays(days: readonly DayAvailability[], wanted: string): string[] {
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(wanted));
  return days
    .filter(({ day, left }) => left > 0 && day !== wanted)
    .map(({ day }) => day)
    .sort((one, other) => distance(one) - distance(other) || one.localeCompare(other))
    .slice(0, alternatives)
    .sort();
}

/** Why this day cannot be booked and which can, in words for the visitor. `free` are days to offer instead. */
export function dayRefusal({ day, closed, full, tooSoon }: DayAvailability, free: readonly string[]): string {
  if (tooSoon !== undefined) return noticeSentence(tooSoon);
  const what = full === undefined ? '' : ` for ${servicesText(full)}`;
  const problem =
    closed === undefined
      ? `${formatDate(day)} is fully booked${what}.`
      : `We are closed on ${formatDate(day)} (${closed}).`;
  return `${problem} ${advice(free.map(formatDate))}`;
}

function advice(free: readonly string[]): string {
  const last = free.at(-1);
  if (last === undefined) return 'Please leave the date empty: we’ll find one together.';
  if (free.length === 1) return `Please choose another date: ${last} is free.`;
  return `Please choose another date: ${free.slice(0, -1).join(', ')} and ${last} are free.`;
}
