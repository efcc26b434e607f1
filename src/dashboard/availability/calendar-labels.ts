import { type CalendarFields, weekdayFields } from '#src/domain/availability/fields/calendar-fields.ts';
import { dayServiceNames } from '#src/domain/availability/services/day-services.ts';
import { weekdayNames } from '#src/lib/dates/months.ts';

const weekdays = weekdayFields.map((name, index) => [name, weekdayNames[index]]);

export const calendarLabels = {
  ...Object.fromEntries(weekdays),
  ...dayServiceNames,
  noticeDays: 'Days of notice that clients give',
  unpaidHours: 'Hours until an unpaid booking loses its slot',
  requestDays: 'Days until a request without a price loses its slot',
  yearlyHolidays: 'Holidays of every year',
  holidays: 'Holidays of a single year',
} as Record<keyof CalendarFields, string>;
