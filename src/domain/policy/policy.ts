import * as z from 'zod';
import { contentSource, words } from '#src/lib/content/content-schema.ts';
import { isCalendarDate } from '#src/lib/dates/dates.ts';

const dateAdvice = 'Write the date in quotes as year-month-day, for example "2026-11-21".';

/** Front matter of `content/policies/*.mdx`; the file name is the address. */
export const policySchema = z.object({
  title: words('the name of the policy'),
  description: words('the description for search engines'),
  /** Day of the last change, `YYYY-MM-DD`. */
  updated: z.string(dateAdvice).refine(isCalendarDate, dateAdvice),
  source: contentSource.optional(),
});
