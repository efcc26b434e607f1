import * as z from 'zod/mini';
import type { WeekCapacity } from '#src/domain/availability/calendar-content.ts';
import type { DayService } from '#src/domain/availability/services/day-services.ts';
import type { ClassRoom } from '#src/domain/enrolment/enrolment.ts';
import { addDays, isCalendarDate } from '#src/lib/dates/dates.ts';
import { weekdayOf } from '#src/lib/dates/months.ts';
import type { TodayBooking } from '../overview/overview.ts';

export const mostCalendarDays = 42;

export const calendarSpan = { first: '2000-01-01', last: '2099-12-31' };

const wrongDay = 'Write a date from 2000 to 2099, such as 2026-12-05.';
const day = z.string(wrongDay).check(z.refine(isInCalendar, wrongDay));

export const calendarSchema = z.object({ from: day, to: day }).check(
  z.refine(isShort, {
    path: ['to'],
    error: `Request at most ${mostCalendarDays} days, from the first to the last.`,
  }),
);
export type CalendarQuery = z.output<typeof calendarSchema>;

export function isInCalendar(text: string): boolean {
  return isCalendarDate(text) && text >= calendarSpan.first && text <= calendarSpan.last;
}

/** Checks the span only; an invalid day has its own error. */
function isShort({ from, to }: { from: string; to: string }): boolean {
  if (![from, to].every(isInCalendar)) return true;
  return from <= to && to < addDays(from, mostCalendarDays);
}

export interface CalendarBooking extends TodayBooking {
  day: string;
  /** Services of limited capacity that it uses on its day. */
  services: DayService[];
  /** Sent with a move; a stale version is a 409. */
  version: number;
  /** Staff notes marked as warnings. */
  warnings: string[];
}

export interface CalendarDay {
  day: string;
  /** Slots that clients can still book; null for a past day or one beyond the booking horizon. */
  left: number | null;
  /** Services that clients can no longer book, even if the day has slots left. */
  full: DayService[];
  /** Reason for closing, shown to visitors. */
  closed?: string | undefined;
  /** True if staff blocked the day; false if the studio's calendar closes it. */
  blocked: boolean;
  /** Bookings that use a slot, earliest booked first. */
  bookings: CalendarBooking[];
}

export interface CalendarClass extends ClassRoom {
  id: string;
  name: string;
  /** 0 is Monday. */
  weekdays: number[];
  /** "6-8 PM" */
  hours: string;
}

export interface Calendar {
  capacity: WeekCapacity;
  days: CalendarDay[];
  classes: CalendarClass[];
}

export function classesOn(classes: readonly CalendarClass[], date: string): CalendarClass[] {
  return classes.filter(({ weekdays }) => weekdays.includes(weekdayOf(date)));
}
