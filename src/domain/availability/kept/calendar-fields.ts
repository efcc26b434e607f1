import { shortWeekdays } from '#src/lib/dates/months.ts';
import type { StudioCalendar, WeekCapacity } from '../calendar-content.ts';
import { dayServices, type ServiceCapacity } from '../services/day-services.ts';
import { holidayLines, holidaysIn } from './holiday-lines.ts';

/** What each day of the week is called among the fields, Monday first. */
export const weekdayFields = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** How long an unpaid booking keeps its slot: hours where the price is known, days where the studio names it first. */
export const holdFields = ['unpaidHours', 'requestDays'] as const;

/** Field of the notice that clients give. */
export const noticeFields = ['noticeDays'] as const;

/** The numbers among the fields that are always there. */
export const numberFields = [...weekdayFields, ...noticeFields, ...holdFields];

/**
 * The calendar as super admins keep it: how many bookings each day of the week takes, how many of them may include a service
 * where that is limited, how many days ahead clients book, how long bookings keep their slot unpaid, and the holidays, one a line.
 */
export interface CalendarFields extends Record<(typeof numberFields)[number], number>, ServiceCapacity {
  /** "07-04 Liberation Day" */
  yearlyHolidays: string;
  /** "2027-03-26 Good Friday" */
  holidays: string;
}

/** The one entry of its kind. */
export const calendarId = 'calendar';

/** What a calendar says, field by field. */
export function fieldsOf({
  capacity,
  serviceCapacity,
  noticeDays,
  hold,
  yearlyHolidays,
  holidays,
}: StudioCalendar): CalendarFields {
  const week = weekdayFields.map((name, index) => [name, capacity[shortWeekdays[index] ?? 'Mon']]);
  return {
    ...(Object.fromEntries(week) as Pick<CalendarFields, (typeof weekdayFields)[number]>),
    ...serviceCapacity,
    noticeDays,
    ...hold,
    yearlyHolidays: holidayLines(yearlyHolidays),
    holidays: holidayLines(holidays),
  };
}

/** The calendar that these fields make. */
export function calendarOf(fields: CalendarFields): StudioCalendar {
  const week = weekdayFields.map((name, index) => [shortWeekdays[index], fields[name]]);
  return {
    capacity: Object.fromEntries(week) as WeekCapacity,
    serviceCapacity: limitsIn(fields),
    noticeDays: fields.noticeDays,
    hold: { unpaidHours: fields.unpaidHours, requestDays: fields.requestDays },
    yearlyHolidays: holidaysIn(fields.yearlyHolidays),
    holidays: holidaysIn(fields.holidays),
  };
}

/** The services that have a limit, with it. */
function limitsIn(fields: CalendarFields): ServiceCapacity {
  const limits = dayServices.map((id) => [id, fields[id]] as const);
  return Object.fromEntries(limits.filter(([, limit]) => limit !== undefined));
}
