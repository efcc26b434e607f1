import * as z from 'zod/mini';
import { isCalendarDate } from '#src/lib/dates/dates.ts';

const wrongDay = 'Please choose a date that exists.';

export const closingDay = z
  .string('Please choose a date.')
  .check(z.refine(isCalendarDate, { error: wrongDay }));

export const closingVersion = z.string('Please send the version of the day that you saw.');
