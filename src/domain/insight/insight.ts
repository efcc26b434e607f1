import type { SchemaContext } from 'astro:content';
import * as z from 'zod';
import { internalHref } from '#src/domain/studio/navigation.ts';
import { alt, reference, translatable, words } from '#src/lib/content/content-schema.ts';
import { isCalendarDate } from '#src/lib/dates/dates.ts';

const dateAdvice = 'Write the date as year-month-day, for example 2025-01-01.';

/** YAML parses a bare date as an instant; turn it back into a calendar date. */
const calendarDate = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  z.string(dateAdvice).refine(isCalendarDate, dateAdvice),
);

export const insightSchema = (image: SchemaContext['image']) =>
  z.object({
    /** Last part of its address: /insights/<slug>. */
    slug: z
      .string('Write the last part of the address, for example art-passion.')
      .regex(
        /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
        'An address has small letters, digits and single dashes: art-passion.',
      ),
    title: words('the title of the article'),
    /** Day of publication, `YYYY-MM-DD`. */
    date: calendarDate,
    excerpt: z
      .string('Sum up the article in one or two sentences.')
      .min(60, 'Sum up the article in one or two sentences of at least 60 characters.')
      .max(150, 'Keep the excerpt under 150 characters: four lines on a phone.')
      .register(translatable, { words: 'the article in one or two sentences' }),
    author: reference('the author of the article'),
    picture: image(),
    alt,
    action: z.object({
      text: words('one or two sentences before the button'),
      label: words('the words on the button'),
      href: internalHref,
    }),
  });

export type Insight = z.infer<ReturnType<typeof insightSchema>>;

export const insightsPageSchema = z.object({
  title: words('the title of the page'),
  description: words('the description for search engines'),
  heading: words('the heading'),
  lead: words('the sentence under the heading'),
});
