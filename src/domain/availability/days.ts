import { dayProblem } from '#src/domain/availability/booking-day.ts';
import { type DayAvailability, daysBetween, slotsLeft } from '#src/domain/availability/calendar.ts';
import type { WeekCapacity } from '#src/domain/availability/calendar-content.ts';
import type { CalendarFields } from '#src/domain/availability/fields/calendar-fields.ts';
import type { DayService, ServiceCapacity } from '#src/domain/availability/services/day-services.ts';
import { addDays } from '#src/lib/dates/dates.ts';

/** Days from `from` to `to`, both included. Dates in Kigali. */
export interface Period {
  from: string;
  to: string;
}

/** Reason, author and time (ISO instant) of a block. */
export interface Block {
  /** Shown to visitors. */
  reason: string;
  /** Name; null once the account is deleted. */
  by: string | null;
  at: string;
}

export interface BlockedPeriod extends Period, Block {}

export interface DayBooking {
  reference: string;
  name: string;
}

/** Body of the 409 when days to block have bookings that staff have not seen. */
export interface UnseenBookingsAnswer {
  bookings: DayBooking[];
}

export interface StaffDay {
  day: string;
  holiday?: string | undefined;
  block?: Block | undefined;
  full: DayService[];
  bookings: DayBooking[];
}

export interface StaffMonth {
  capacity: WeekCapacity;
  serviceCapacity: ServiceCapacity;
  /** The studio's calendar, as super admins change it. */
  opening: CalendarFields;
  days: StaffDay[];
}

const maxPeriodDays = 366;

/** Longest reason, in characters; it appears within a sentence. */
export const maxReasonLength = 80;

export function toPublicDay({ day, holiday, block, bookings }: StaffDay, capacity: number): DayAvailability {
  const closed = holiday ?? block?.reason;
  if (closed !== undefined) return { day, left: 0, closed };
  return { day, left: slotsLeft(capacity, bookings.length) };
}

export function periodProblems({ from, to }: Period, today: string): { from?: string; to?: string } {
  const wrong = { from: dayProblem(from, today), to: dayProblem(to, today) };
  if (wrong.from !== undefined) return { from: wrong.from };
  if (wrong.to !== undefined) return { to: wrong.to };
  if (to < from) return { to: 'The last day is before the first. Please choose a later one.' };
  if (to >= addDays(from, maxPeriodDays)) return { to: 'Please block at most a year at a time.' };
  return {};
}

/** Merges consecutive days that were blocked together into periods. */
export function mergePeriods(days: readonly (Block & { day: string })[]): BlockedPeriod[] {
  const periods: BlockedPeriod[] = [];
  for (const { day, ...block } of days) {
    const last = periods.at(-1);
    const together = last?.at === block.at && last.by === block.by && last.reason === block.reason;
    if (together && addDays(last.to, 1) === day) last.to = day;
    else periods.push({ from: day, to: day, ...block });
  }
  return periods;
}

/** Returns the days with those of the period blocked, or unblocked if `block` is absent. */
export function withBlock(days: readonly StaffDay[], { from, to }: Period, block?: Block): StaffDay[] {
  return days.map((day) => (day.day >= from && day.day <= to ? { ...day, block } : day));
}

/** Returns the periods in order, with those days blocked, or unblocked if `block` is absent. */
export function withPeriod(
  periods: readonly BlockedPeriod[],
  { from, to }: Period,
  block?: Block,
): BlockedPeriod[] {
  const others = periods.flatMap((period) => [
    ...(period.from < from ? [{ ...period, to: earlier(period.to, addDays(from, -1)) }] : []),
    ...(period.to > to ? [{ ...period, from: later(period.from, addDays(to, 1)) }] : []),
  ]);
  const all = block === undefined ? others : [...others, { from, to, ...block }];
  return all.sort((one, other) => one.from.localeCompare(other.from));
}

export function bookingsWithin(days: readonly StaffDay[], { from, to }: Period): DayBooking[] {
  return days.filter(({ day }) => day >= from && day <= to).flatMap(({ bookings }) => bookings);
}

export function countDays({ from, to }: Period): number {
  return daysBetween(from, to).length;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
