import * as z from 'zod/mini';
import { timePattern } from '#src/lib/dates/dates.ts';
import { shortWeekdays } from '#src/lib/dates/months.ts';
import type { OpeningHours } from '#src/lib/words/hours.ts';

export const maxHourRows = 7;

const daySentence = `Write the day as ${shortWeekdays.slice(0, -1).join(', ')} or ${shortWeekdays.at(-1)}.`;
const timeSentence = 'Write the time with hours and minutes, such as 08:00.';
const listSentence = 'Write at least one row with from, to, opens and closes.';

const day = z.enum(shortWeekdays, daySentence);
const time = z.string(timeSentence).check(z.regex(timePattern, { error: timeSentence, abort: true }));

const row = z.strictObject({ from: day, to: day, opens: time, closes: time }).check(
  z.refine(({ from, to }) => numberOf(from) <= numberOf(to), {
    path: ['to'],
    error: 'The last day is before the first: weeks begin on Monday. Use two rows.',
  }),
  z.refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    error: 'Write a closing time after the opening time.',
  }),
);

/** Hours in content/ and as staff change them; sentences are for both. */
export const openingHoursSchema: z.ZodMiniType<OpeningHours[]> = z
  .array(row, listSentence)
  .check(
    z.minLength(1, listSentence),
    z.maxLength(maxHourRows, `Write at most ${maxHourRows} rows.`),
    ({ value, issues }) => {
      const again = value.findIndex((one, index) =>
        value.slice(0, index).some((other) => overlap(one, other)),
      );
      if (again < 0) return;
      const message = 'These hours overlap with those of an earlier row. Change one of the two.';
      issues.push({ code: 'custom', message, path: [again, 'from'], input: value });
    },
  );

function overlap(one: OpeningHours, other: OpeningHours): boolean {
  const onOneDay = numberOf(one.from) <= numberOf(other.to) && numberOf(other.from) <= numberOf(one.to);
  return onOneDay && one.opens < other.closes && other.opens < one.closes;
}

const numberOf = (day: OpeningHours['from']) => shortWeekdays.indexOf(day);
