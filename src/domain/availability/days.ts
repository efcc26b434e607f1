import { dayProblem } from '#src/domain/availability/booking-day.ts';
import { type DayAvailability, daysBetween, slotsLeft } from '#src/domain/availability/calendar.ts';
import type { WeekCapacity } from '#src/domain/availability/calendar-content.ts';
import type { DayService, ServiceCapacity } from '#src/domain/availability/services/day-services.ts';
import { addDays } from '#src/lib/dates/dates.ts';

/** Days from one to another, both included. Calendar dates in Kigali. */
export interface Period {
  from: string;
  to: string;
}

/** Why a day takes no bookings, who of the staff said so, and when (ISO instant). */
export interface Block {
  /** Visitors read it. */
  reason: string;
  /** Null when the account is gone. */
  by: string | null;
  at: string;
}

/** Days that were blocked together. */
export interface BlockedPeriod extends Period, Block {}

/** A booking that has a slot of a day. */
export interface DayBooking {
  reference: string;
  name: string;
}

/** What a block of days is told beside the sentence when bookings are on them that nobody was shown (409). */
export interface UnseenBookingsAnswer {
  bookings: DayBooking[];
}

/** A day as the staff see it. */
export interface StaffDay {
  day: string;
  /** Why the studio is closed by its calendar: "Liberation Day". */
  holiday?: string | undefined;
  block?: Block | undefined;
  /** The services that no booking can include any more. */
  full: DayService[];
  bookings: DayBooking[];
}

/** A month that staff look at. */
export interface StaffMonth {
  /** How many bookings a day takes, by day of the week. */
  capacity: WeekCapacity;
  /** How many bookings of a day include a service at most, where that is limited. */
  serviceCapacity: ServiceCapacity;
  days: StaffDay[];
}

/** So many days can be blocked at once. */
const maxPeriodDays = 366;

/** The longest reason, in characters: it stands within a sentence. */
export const maxReasonLength = 80;

/** What visitors see of a day. */
export function asVisitorsSee(
  { day, holiday, block, bookings }: StaffDay,
  capacity: number,
): DayAvailability {
  const closed = holiday ?? block?.reason;
  if (closed !== undefined) return { day, left: 0, closed };
  return { day, left: slotsLeft(capacity, bookings.length) };
}

/** What is wrong with a period that someone wants to block, by field; empty when nothing is. */
export function periodProblems({ from, to }: Period, today: string): { from?: string; to?: string } {
  const wrong = { from: dayProblem(from, today), to: dayProblem(to, today) };
  if (wrong.from !== undefined) return { from: wrong.from };
  if (wrong.to !== undefined) return { to: wrong.to };
  if (to < from) return { to: 'The last day is before the first. Please choose a later one.' };
  if (to >= addDays(from, maxPeriodDays)) return { to: 'Please block at most a year at a time.' };
  return {};
}

/** Blocked days as they were blocked: those that follow one another and were blocked by one act become one period. */
export function periodsOf(days: readonly (Block & { day: string })[]): BlockedPeriod[] {
  const periods: BlockedPeriod[] = [];
  for (const { day, ...block } of days) {
    const last = periods.at(-1);
    const together = last?.at === block.at && last.by === block.by && last.reason === block.reason;
    if (together && addDays(last.to, 1) === day) last.to = day;
    else periods.push({ from: day, to: day, ...block });
  }
  return periods;
}

/** The days, with those of the period blocked or, without a block, free again. */
export function withBlock(days: readonly StaffDay[], { from, to }: Period, block?: Block): StaffDay[] {
  return days.map((day) => (day.day >= from && day.day <= to ? { ...day, block } : day));
}

/** Blocked periods in their order, after those days were blocked or, without a block, are free again. */
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

/** The bookings that have a slot of these days. */
export function bookingsWithin(days: readonly StaffDay[], { from, to }: Period): DayBooking[] {
  return days.filter(({ day }) => day >= from && day <= to).flatMap(({ bookings }) => bookings);
}

/** How many days a period has. */
export function lengthOf({ from, to }: Period): number {
  return daysBetween(from, to).length;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
