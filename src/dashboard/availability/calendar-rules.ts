import { type CalendarFields, numberFields } from '#src/domain/availability/fields/calendar-fields.ts';
import { dayServices } from '#src/domain/availability/services/day-services.ts';
import { shelfPage } from '../shelf/shelf-page.ts';
import { CalendarInputs } from './CalendarInputs.tsx';
import { calendarLabels } from './calendar-labels.ts';

/** Keeps invalid numbers as typed, so that the server can report the error. */
function numberOf(typed = ''): number | string {
  return /^\d+$/.test(typed) ? Number(typed) : typed;
}

/** The calendar as a kind with a single shelf entry. */
export const calendarRules = shelfPage<CalendarFields>({
  word: 'studio-calendar',
  noun: 'calendar',
  Fields: CalendarInputs,
  bodyOf: (values) => ({
    ...values,
    ...Object.fromEntries(dayServices.map((name) => [name, values[name] ? numberOf(values[name]) : null])),
    ...Object.fromEntries(numberFields.map((name) => [name, numberOf(values[name])])),
  }),
  labels: calendarLabels,
  textOf: (_, value) => (value === 0 ? 'Closed' : undefined),
  columns: [],
  publicPage: () => '/book-now',
  publicWhen: 'New bookings follow it.',
  ordered: false,
});
