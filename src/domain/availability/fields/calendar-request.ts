import * as z from 'zod/mini';
import { holdLimits, maxDayCapacity, noticeLimits } from '../calendar.ts';
import { type DayService, dayServices } from '../services/day-services.ts';
import { type CalendarFields, weekdayFields } from './calendar-fields.ts';
import { holidayLines, holidayProblem, holidaysIn } from './holiday-lines.ts';

const whole = (least: number, most: number, more = '') => {
  const sentence = `Write a whole number from ${least} to ${most}.${more}`;
  return z.int(sentence).check(z.gte(least, sentence), z.lte(most, sentence));
};

const slots = () => whole(0, maxDayCapacity, ' 0 is the weekly day off.');

/** Null removes the limit. */
const limit = z.pipe(
  z.transform((typed: unknown): unknown => typed ?? undefined),
  z.optional(whole(1, maxDayCapacity, ' Leave it empty for no separate limit.')),
);

const between = ({ least, most }: { least: number; most: number }) => whole(least, most);

const holidays = (kind: 'yearly' | 'dated') =>
  z.string('Write one holiday per line.').check(
    (typed) => {
      const problem = holidayProblem(kind, typed.value);
      if (problem !== undefined) typed.issues.push({ code: 'custom', message: problem, input: typed.value });
    },
    z.overwrite((typed) => holidayLines(holidaysIn(typed))),
  );

export const calendarFieldsSchema: z.ZodMiniType<CalendarFields> = z
  .object({
    monday: slots(),
    tuesday: slots(),
    wednesday: slots(),
    thursday: slots(),
    friday: slots(),
    saturday: slots(),
    sunday: slots(),
    ...(Object.fromEntries(dayServices.map((id) => [id, limit])) as Record<DayService, typeof limit>),
    noticeDays: between(noticeLimits),
    unpaidHours: between(holdLimits.unpaidHours),
    requestDays: between(holdLimits.requestDays),
    yearlyHolidays: holidays('yearly'),
    holidays: holidays('dated'),
  })
  .check(
    z.refine((fields) => weekdayFields.some((name) => fields[name] > 0), {
      path: ['monday'],
      error: 'Take bookings on at least one day of the week. To close for a while, block the days instead.',
    }),
  );
