import * as z from 'zod';
import { contentSource } from '#src/lib/content/content-schema.ts';
import type { Weekday } from '#src/lib/dates/months.ts';
import { holdLimits, maxDayCapacity, noticeLimits } from './calendar.ts';
import { isHolidayDate } from './fields/holiday-lines.ts';
import { type DayService, dayServices } from './services/day-services.ts';

/** Schema of `content/calendar.json`. Used at build time and on the server only. */

const slotsSentence = `Write how many bookings the day takes, without quotes: 8, at most ${maxDayCapacity}, or 0 for the weekly day off.`;

const serviceSentence = `Write the most bookings a day that can include it, without quotes: 1 to ${maxDayCapacity}. For no limit, leave it out.`;

const slots = z.int(slotsSentence).min(0, slotsSentence).max(maxDayCapacity, slotsSentence);

const serviceSlots = z
  .int(serviceSentence)
  .min(1, serviceSentence)
  .max(maxDayCapacity, serviceSentence)
  .optional();

const count = ({ least, most }: { least: number; most: number }, sentence: string) => {
  const error = `${sentence}, without quotes: ${least} to ${most}.`;
  return z.int(error).min(least, error).max(most, error);
};

const name = z.string().min(1, 'Write the name of the day, such as Liberation Day.');

export const calendarSchema = z.strictObject({
  /** Bookings a day, by weekday; 0 is the weekly day off. */
  capacity: z
    .strictObject({
      Mon: slots,
      Tue: slots,
      Wed: slots,
      Thu: slots,
      Fri: slots,
      Sat: slots,
      Sun: slots,
    })
    .refine((week) => Object.values(week).some((count) => count > 0), {
      error: 'Take bookings on at least one day of the week: write 8.',
    }),
  /** Bookings a day, by service; without a limit only the day's own capacity counts. */
  serviceCapacity: z.strictObject(
    Object.fromEntries(dayServices.map((id) => [id, serviceSlots])) as Record<
      DayService,
      typeof serviceSlots
    >,
  ),
  /** Days of notice that clients give: 2 is the day after tomorrow. */
  noticeDays: count(noticeLimits, 'Write how many days of notice clients must give'),
  hold: z.strictObject({
    /** Hours from the booking, if the price is known. */
    unpaidHours: count(holdLimits.unpaidHours, 'Write how many hours an unpaid booking holds its slot'),
    /** Days from the booking, if the studio names the price first; an offer holds until its last day. */
    requestDays: count(
      holdLimits.requestDays,
      'Write how many days a request without a price holds its slot',
    ),
  }),
  /** Source of the capacity, the notice and the hold. */
  source: contentSource.optional(),
  yearlyHolidays: z.array(
    z.strictObject({
      /** `MM-DD` */
      date: z.string().refine((date) => isHolidayDate('yearly', date), {
        error: 'Write the month and day of a real date, such as 07-04.',
      }),
      name,
    }),
  ),
  /** Holidays whose date changes, one entry a year. */
  holidays: z.array(
    z.strictObject({
      /** `YYYY-MM-DD` */
      date: z
        .string()
        .refine((date) => isHolidayDate('dated', date), { error: 'Write a real date, such as 2027-03-26.' }),
      name,
    }),
  ),
});

export type StudioCalendar = z.infer<typeof calendarSchema>;

export type WeekCapacity = Record<Weekday, number>;

/** Day on which the studio is closed: `MM-DD` every year, `YYYY-MM-DD` in one year. */
export type Holiday = StudioCalendar['holidays'][number];
