import { contactValues } from '#src/domain/studio/call-words.ts';
import { addDays, isCalendarDate } from '#src/lib/dates/dates.ts';
import { lastDayOf, monthOf, shortWeekdays, weekdayOf } from '#src/lib/dates/months.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import type { StudioCalendar, WeekCapacity } from './calendar-content.ts';
import { type DayService, exhaustedServices } from './services/day-services.ts';

const refused = refusals('availability');

export const maxDayCapacity = 99;

/** Limits of the hold. Its shortest is longer than the two hours ahead of which clients are reminded. */
export const holdLimits = {
  unpaidHours: { least: 3, most: 168 },
  requestDays: { least: 1, most: 30 },
} as const;

/** Limits of the notice, in days. */
export const noticeLimits = { least: 0, most: 30 } as const;

export interface DayAvailability {
  /** Calendar date in Kigali. */
  day: string;
  /** Slots that can still be booked; 0 if the day is closed or too soon. */
  left: number;
  /** Reason for closing: "Liberation Day". */
  closed?: string | undefined;
  /** True if it is closed every week. */
  weekly?: true | undefined;
  /** Services of the order that are full although the day is not. */
  full?: DayService[] | undefined;
  /** Days of notice that we need; set if clients can no longer book the day. */
  tooSoon?: number | undefined;
}

export interface DayRecords {
  taken: number;
  /** Reason, if the studio blocked the day. */
  blocked?: string | undefined;
  /** Bookings by service, for each requested service. */
  services?: ReadonlyMap<DayService, number> | undefined;
  /** Today's date if a client chooses the day; absent for staff and for a day already chosen. */
  today?: string | undefined;
}

/** Number of free days to suggest. */
const alternatives = 3;

/** True for an existing month, `YYYY-MM`. */
export function isMonth(text: string): boolean {
  return isCalendarDate(`${text}-01`);
}

const weeklyDayOff = 'our weekly day off';

/** Returns why the studio is closed, in English. */
export function closedReason(calendar: StudioCalendar, day: string): string | undefined {
  return holidayOn(calendar, day) ?? (isDayOff(calendar, day) ? weeklyDayOff : undefined);
}

function holidayOn(calendar: StudioCalendar, day: string): string | undefined {
  const holiday =
    calendar.holidays.find(({ date }) => date === day) ??
    calendar.yearlyHolidays.find(({ date }) => date === day.slice(5));
  return holiday?.name;
}

function isDayOff({ capacity }: StudioCalendar, day: string): boolean {
  return capacityOn(capacity, day) === 0;
}

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

/** Returns the capacity by weekday, 0 on the day off. Throws RangeError if `day` is not a date. */
export function capacityOn(capacity: WeekCapacity, day: string): number {
  const weekday = shortWeekdays[weekdayOf(day)];
  if (weekday === undefined) throw new RangeError(`Not a calendar date: ${day}`);
  return capacity[weekday];
}

export function dayAvailability(
  calendar: StudioCalendar,
  day: string,
  { taken, blocked, services = new Map(), today }: DayRecords,
): DayAvailability {
  const closed = closedReason(calendar, day) ?? blocked;
  const weekly = holidayOn(calendar, day) === undefined && isDayOff(calendar, day);
  if (closed !== undefined) return { day, left: 0, closed, ...(weekly && { weekly }) };
  if (today !== undefined && day < addDays(today, calendar.noticeDays))
    return { day, left: 0, tooSoon: calendar.noticeDays };
  const ofDay = slotsLeft(capacityOn(calendar.capacity, day), taken);
  const limits = [...services].map(([id, count]) =>
    slotsLeft(calendar.serviceCapacity[id] ?? Number.POSITIVE_INFINITY, count),
  );
  const full = ofDay === 0 ? [] : exhaustedServices(calendar.serviceCapacity, services);
  return { day, left: Math.min(ofDay, ...limits), ...(full.length > 0 && { full }) };
}

/** Returns the free slots; 0 also if lowering the capacity left more bookings than slots. */
export function slotsLeft(capacity: number, taken: number): number {
  return Math.max(0, capacity - taken);
}

/** Clips a month to the span, both ends included; undefined if the month is outside it. */
export function clipMonth(
  month: string,
  first: string,
  last: string,
): { first: string; last: string } | undefined {
  if (month < monthOf(first) || month > monthOf(last)) return undefined;
  const [monthFirst, monthLast] = [`${month}-01`, lastDayOf(month)];
  return { first: monthFirst > first ? monthFirst : first, last: monthLast < last ? monthLast : last };
}

/** Lists all days from `first` to `last`, both included. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Returns the nearest free days in calendar order; of two equally near, the earlier is preferred. */
export function nearestFreeDays(days: readonly DayAvailability[], wanted: string): string[] {
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(wanted));
  return days
    .filter(({ day, left }) => left > 0 && day !== wanted)
    .map(({ day }) => day)
    .sort((one, other) => distance(one) - distance(other) || one.localeCompare(other))
    .slice(0, alternatives)
    .sort();
}

/** Returns the refusal of a day, with free ones near it. */
export function dayRefusal(
  { day, closed: reason, weekly, full: services, tooSoon }: DayAvailability,
  free: readonly string[],
): string {
  if (tooSoon !== undefined) return noticeRefusal(tooSoon);
  const count = free.length;
  if (reason === undefined) {
    if (services === undefined)
      return count === 0 ? refused('fullNoneFree', { day }) : refused('full', { count, day, free });
    return count === 0
      ? refused('fullForNoneFree', { day, services })
      : refused('fullFor', { count, day, services, free });
  }
  if (weekly)
    return count === 0
      ? refused('closedWeeklyNoneFree', { day })
      : refused('closedWeekly', { count, day, free });
  return count === 0
    ? refused('closedNoneFree', { day, reason })
    : refused('closed', { count, day, reason, free });
}

export function noticeRefusal(days: number): string {
  return refused('noticeNeeded', { count: days, ...contactValues });
}
