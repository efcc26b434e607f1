import { shortWeekdays } from '#src/lib/dates/months.ts';
import type { StudioCalendar, WeekCapacity } from '../calendar-content.ts';
import { dayServices, type ServiceCapacity } from '../services/day-services.ts';
import { holidayLines, holidaysIn } from './holiday-lines.ts';

export const weekdayFields = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** Fields of the hold: hours if the price is known, days if the studio names it first. */
export const holdFields = ['unpaidHours', 'requestDays'] as const;

export const noticeFields = ['noticeDays'] as const;

export const numberFields = [...weekdayFields, ...noticeFields, ...holdFields];

export interface CalendarFields extends Record<(typeof numberFields)[number], number>, ServiceCapacity {
  /** "07-04 Liberation Day" */
  yearlyHolidays: string;
  /** "2027-03-26 Good Friday" */
  holidays: string;
}

export const calendarId = 'calendar';

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

function limitsIn(fields: CalendarFields): ServiceCapacity {
  const limits = dayServices.map((id) => [id, fields[id]] as const);
  return Object.fromEntries(limits.filter(([, limit]) => limit !== undefined));
}
