import * as z from 'zod/mini';
import { mostPlaces } from '../calendar.ts';
import { type CalendarFields, weekdayFields } from './calendar-fields.ts';
import { holidayLines, holidayProblem, holidaysIn } from './holiday-lines.ts';

const placesSentence = `Write a whole number from 0 to ${mostPlaces}. 0 is the weekly day off.`;

const places = () => z.int(placesSentence).check(z.gte(0, placesSentence), z.lte(mostPlaces, placesSentence));

/** Lines of holidays, kept as they are read: without empty lines and spaces that say nothing. */
const holidays = (kind: 'yearly' | 'dated') =>
  z.string('Write one holiday a line.').check(
    (typed) => {
      const problem = holidayProblem(kind, typed.value);
      if (problem !== undefined) typed.issues.push({ code: 'custom', message: problem, input: typed.value });
    },
    z.overwrite((typed) => holidayLines(holidaysIn(typed))),
  );

/** All that can be said of the calendar from the dashboard. */
export const calendarFieldsSchema: z.ZodMiniType<CalendarFields> = z
  .object({
    ...{ monday: places(), tuesday: places(), wednesday: places(), thursday: places() },
    ...{ friday: places(), saturday: places(), sunday: places() },
    yearlyHolidays: holidays('yearly'),
    holidays: holidays('dated'),
  })
  .check(
    z.refine((fields) => weekdayFields.some((name) => fields[name] > 0), {
      path: ['monday'],
      error: 'Take bookings on at least one day of the week. For a while without any, block the days.',
    }),
  );
