import type { Calendar, CalendarMonth, CalendarQuery } from '#src/domain/calendar/calendar.ts';
import { calendarAssignments, peopleNow } from './calendar-assignments.ts';
import { calendarDays } from './calendar-days.ts';
import { classDays } from './class-days.ts';
import { bookingsBetween, namesBetween } from './day-bookings.ts';

/** Reads what a month shows of its days: free slots, counts and a few names. */
export async function readMonth(asked: CalendarQuery, now: Date): Promise<CalendarMonth> {
  const [{ capacity, days }, names] = await Promise.all([
    calendarDays(asked, now),
    namesBetween(asked.from, asked.to),
  ]);
  return { capacity, days: days.map((day) => ({ ...day, names: names.get(day.day) ?? [] })) };
}

/** Reads the days with all records, both ends included; availability is as clients see it. */
export async function readCalendar(asked: CalendarQuery, now: Date): Promise<Calendar> {
  const [{ capacity, days }, bookings, classes, people, assignments] = await Promise.all([
    calendarDays(asked, now),
    bookingsBetween(asked.from, asked.to),
    classDays(),
    peopleNow(),
    calendarAssignments(asked),
  ]);
  const booked = Map.groupBy(bookings, ({ day }) => day);
  return {
    capacity,
    days: days.map((day) => ({ ...day, bookings: booked.get(day.day) ?? [] })),
    classes,
    people,
    assignments,
  };
}
