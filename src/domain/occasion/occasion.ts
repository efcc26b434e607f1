import type { SchemaContext } from 'astro:content';
import * as z from 'zod';
import { linkSchema } from '#src/domain/studio/navigation.ts';
import { alt, contentSource, reference, translatable, words } from '#src/lib/content/content-schema.ts';

const rung = z.object({
  /** A price (`…/basic`), or a row of prices, which is shown from its lowest. */
  sku: reference('the SKU of a price, for example "catalogue/event-packages/wedding-full-day/basic"'),
  /** Kind of session, whose inclusions are shown: the sizes of a session have none. */
  session: reference('the kind of session, as in sessions.json, for example "portrait"').optional(),
});

const group = z.object({
  title: words('what these offers have in common, for example "One day"'),
  text: words('a sentence below it').optional(),
  rungs: z.array(rung).min(1, 'Name a price at least.'),
});

const moment = z.object({
  /** A time or a day, set large: "09:00", "Day 1". */
  time: words('the time in quotes, for example "09:00"').max(9, 'Keep it to 9 letters: it is set large.'),
  text: words('what happens then'),
});

const act = z.object({
  title: words('the part of the day'),
  moments: z.array(moment).min(1, 'Write a moment at least.'),
});

const headed = z.object({
  heading: words('the heading'),
  lead: words('a sentence below the heading'),
});

/** Front matter of `content/occasions/*.mdx`; the file name is the address. */
export function occasionSchema(image: SchemaContext['image']) {
  return z.object({
    /** Name in menus, lists and messages. */
    title: words('the name of the occasion'),
    description: z
      .string()
      .min(50, 'Write at least a sentence of 50 letters.')
      .max(170, 'Keep it under 170 letters.')
      .register(translatable, { words: 'the description for search engines' }),
    /** Place in lists of occasions. */
    order: z.int('Write a whole number, without quotes.'),
    heading: words('the heading').max(48, 'Keep it under 48 letters: it is set very large.'),
    lead: words('a sentence below the heading').max(
      140,
      'Keep it under 140 letters, three lines on a phone.',
    ),
    /** Words of the action. */
    ask: words('the words on the button').max(24, 'Keep it under 24 letters.'),
    picture: image(),
    alt,
    /** Crop for phones, if details would be too small. */
    phonePicture: z.optional(image()),
    /** Service pages that link here, by file name. */
    services: z.array(reference('the name of a service page, for example "photography"')),
    /** Other pages show the lowest price of the first group. */
    offers: headed.extend({ groups: z.array(group).min(1, 'Write a group at least.') }),
    hours: headed.extend({
      acts: z.array(act).min(1, 'Write a part at least.').max(3, 'Three parts at most.'),
      source: contentSource.optional(),
    }),
    promises: z
      .array(
        z.object({
          title: words('what is promised'),
          text: words('the promise'),
          link: linkSchema.optional(),
          source: contentSource.optional(),
        }),
      )
      .length(3, 'The page shows three promises.'),
    dates: headed,
  });
}

export type Occasion = z.infer<ReturnType<typeof occasionSchema>>;

/** Link to the page of an occasion. */
export interface OccasionLink {
  title: string;
  /** Lowest price with VAT, "from 1,770,000 RWF"; undefined if nothing is sold. */
  price: string | undefined;
  href: string;
}
