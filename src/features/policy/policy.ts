import * as z from 'astro/zod';
import { contentSource } from '#src/lib/content-source.ts';
import { isCalendarDate } from '#src/lib/dates/dates.ts';

const text = (what: string) => z.string(`Write ${what}.`).min(1, `Write ${what}.`);
const dateAdvice = 'Write the date in quotes as year-month-day, for example "2026-11-21".';

/** The front matter of `content/policies/*.mdx`; the file's name is its address. */
export const policySchema = z.object({
  title: text('the name of the policy'),
  description: text('the description for search engines'),
  /** Day of the last change, `YYYY-MM-DD`. */
  updated: z.string(dateAdvice).refine(isCalendarDate, dateAdvice),
  source: contentSource.optional(),
});
