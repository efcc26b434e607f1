import * as z from 'zod/mini';
import type { WeekCapacity } from '#src/domain/availability/calendar-content.ts';
import type { DayService } from '#src/domain/availability/services/day-services.ts';
import type { ClassRoom } from '#src/domain/enrolment/enrolment.ts';
import { addDays, isCalendarDate } from '#src/lib/dates/dates.ts';
import { weekdayOf } from '#src/lib/dates/months.ts';
import type { TodayBooking } from '../overview/overview.ts';

/** The days of the studio as its calendar shows them. Days are `YYYY-MM-DD` in Kigali. */

/** So many days are asked for at once: six weeks. */
export const mostCalendarDays = 42;

/** The years that a calendar knows. */
export const calendarSpan = { first: '2000-01-01', last: '2099-12-31' };

const wrongDay = 'Write a date from 2000 to 2099, such as 2026-12-05.';
const day = z.string(wrongDay).check(z.refine(isInCalendar, wrongDay));

/** What the calendar can be asked for. */
export const calendarSchema = z.object({ from: day, to: day }).check(
  z.refine(isShort, {
    path: ['to'],
    error: `Ask for at most ${mostCalendarDays} days, the first one first.`,
  }),
);
export type CalendarQuery = z.output<typeof calendarSchema>;

/** True for a day that the calendar can show. */
export function isInCalendar(text: string): boolean {
  return isCalendarDate(text) && text >= calendarSpan.first && text <= calendarSpan.last;
}

/** What is wrong with a day itself is told of that day. */
function isShort({ from, to }: { from: string; to: string }): boolean {
  if (![from, to].every(isInCalendar)) return true;
  return from <= to && to < addDays(from, mostCalendarDays);
}

/** A booking on its day. */
export interface CalendarBooking extends TodayBooking {
  day: string;
  /** Whose slots of the day it takes, where these services have limits. */
  services: DayService[];
  /** Goes with a move: an older one is a conflict. */
  version: number;
  /** Notes of the staff that are shown first. */
  warnings: string[];
}

/** A day with all that the staff should know of it. */
export interface CalendarDay {
  day: string;
  /** What clients can still book; null for a day that has passed or is too far away. */
  left: number | null;
  /** The services that clients cannot book any more, though the day may have slots left. */
  full: DayService[];
  /** Why the studio is closed, as visitors read it. */
  closed?: string | undefined;
  /** True when the staff closed it, and not the studio's own calendar. */
  blocked: boolean;
  /** Those that have a place of the day, first come first. */
  bookings: CalendarBooking[];
}

/** A dance class, and when it meets. */
export interface CalendarClass extends ClassRoom {
  id: string;
  name: string;
  /** 0 is Monday. */
  weekdays: number[];
  /** "6-8 PM" */
  hours: string;
}

/** What the calendar answers. */
export interface Calendar {
  /** How many bookings a day takes, by day of the week. */
  capacity: WeekCapacity;
  days: CalendarDay[];
  classes: CalendarClass[];
}

/** The classes that meet on a day. */
export function classesOn(classes: readonly CalendarClass[], date: string): CalendarClass[] {
  return classes.filter(({ weekdays }) => weekdays.includes(weekdayOf(date)));
}
