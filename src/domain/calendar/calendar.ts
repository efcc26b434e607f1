import * as z from 'zod/mini';
import type { WeekCapacity } from '#src/domain/availability/calendar-content.ts';
import type { DayService } from '#src/domain/availability/services/day-services.ts';
import type { ClassRoom } from '#src/domain/enrolment/enrolment.ts';
import type { BookingAssignment } from '#src/domain/resource/resource.ts';
import { addDays, isCalendarDate } from '#src/lib/dates/dates.ts';
import { weekdayOf } from '#src/lib/dates/months.ts';
import type { TodayBooking } from '../overview/overview.ts';

/** A month with the days around it. */
export const mostMonthDays = 42;

/** A week, and the day before it, whose sessions can end in it. */
export const mostSessionDays = 8;

/** Clients that a day of the month names. */
export const mostDayNames = 3;

export const calendarSpan = { first: '2000-01-01', last: '2099-12-31' };

const wrongDay = 'Write a date from 2000 to 2099, such as 2026-12-05.';
const day = z.string(wrongDay).check(z.refine(isInCalendar, wrongDay));

export const monthSchema = daysUpTo(mostMonthDays);
export const calendarSchema = daysUpTo(mostSessionDays);
export type CalendarQuery = z.output<typeof calendarSchema>;

function daysUpTo(most: number) {
  return z.object({ from: day, to: day }).check(
    z.refine((days) => isShort(days, most), {
      path: ['to'],
      error: `Request at most ${most} days, from the first to the last.`,
    }),
  );
}

export function isInCalendar(text: string): boolean {
  return isCalendarDate(text) && text >= calendarSpan.first && text <= calendarSpan.last;
}

/** Checks the span only; an invalid day has its own error. */
function isShort({ from, to }: { from: string; to: string }, most: number): boolean {
  if (![from, to].every(isInCalendar)) return true;
  return from <= to && to < addDays(from, most);
}

export interface CalendarBooking extends TodayBooking {
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
  /** Number of bookings that use a slot. */
  booked: number;
}

/** A day as the month shows it. */
export interface MonthDay extends CalendarDay {
  /** Names of the first three clients, earliest session first. */
  names: string[];
}

export interface CalendarMonth {
  capacity: WeekCapacity;
  days: MonthDay[];
}

/** A day with its sessions. */
export interface SessionDay extends CalendarDay {
  /** Earliest session first; of those without an hour, earliest booked first. */
  bookings: CalendarBooking[];
}

/** A span in which a session, or else an absence, takes a person or kit; ISO instants. */
export interface CalendarAssignment extends BookingAssignment {
  bookingId: string | null;
  reference: string | null;
  /** Why it is taken without a booking; empty with one. */
  reason: string;
}

export interface CalendarClass extends ClassRoom {
  id: string;
  name: string;
  /** 0 is Monday. */
  weekdays: number[];
  /** "6-8 PM" */
  hours: string;
  /** `HH:MM` in Kigali and length; null if the published hours cannot be read. */
  startTime: string | null;
  minutes: number | null;
}

export interface Calendar {
  capacity: WeekCapacity;
  days: SessionDay[];
  classes: CalendarClass[];
  /** Everyone who can be assigned, by name. */
  people: BookingAssignment['resource'][];
  assignments: CalendarAssignment[];
}

export function classesOn(classes: readonly CalendarClass[], date: string): CalendarClass[] {
  return classes.filter(({ weekdays }) => weekdays.includes(weekdayOf(date)));
}
