import * as z from 'zod';
import { contentSource } from '#src/lib/content-schema.ts';
import { isCalendarDate } from '#src/lib/dates/dates.ts';

/** `content/calendar.json`: when the studio works, and how much it takes on. Read at build time and on the server only. */

const weekday = z.enum(
  ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  'Write Mon, Tue, Wed, Thu, Fri, Sat or Sun.',
);

const name = z.string().min(1, 'Say what the day is called: Liberation Day.');

export const calendarSchema = z.strictObject({
  /** Days of the week on which sessions are held. */
  workingDays: z.array(weekday).min(1, 'Name at least one day of the week: Mon.'),
  /** How many bookings a day takes, until the staff set another number on the site. */
  capacity: z
    .int('The capacity is a whole number, without quotes: write 8.')
    .positive('A day takes at least 1 booking.'),
  /** Whose word the capacity is. */
  source: contentSource.optional(),
  /** Holidays that have the same date in every year. */
  yearlyHolidays: z.array(
    z.strictObject({
      /** `MM-DD` */
      date: z.string().refine((date) => isCalendarDate(`2028-${date}`), {
        error: 'Write month and day of a date that exists: 07-04.',
      }),
      name,
    }),
  ),
  /** Holidays whose date changes, one entry for each year. */
  holidays: z.array(
    z.strictObject({
      /** `YYYY-MM-DD` */
      date: z.string().refine(isCalendarDate, { error: 'Write a date that exists: 2027-03-26.' }),
      name,
    }),
  ),
});

export type StudioCalendar = z.infer<typeof calendarSchema>;
