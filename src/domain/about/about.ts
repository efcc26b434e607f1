import type { SchemaContext } from 'astro:content';
import * as z from 'zod';
import { linkSchema } from '#src/domain/studio/navigation.ts';
import { alt, reference, translatable, words } from '#src/lib/content/content-schema.ts';

const text = words('text here');
const titled = z.object({ title: text, text });
const closing = z.object({
  heading: text,
  text,
  actions: z.array(linkSchema).min(1, 'Add at least one button.').max(2, 'Two buttons at most.'),
});

const page = z.object({
  title: text,
  description: z
    .string('Write a sentence about the page.')
    .min(50, 'Write a sentence of at least 50 characters.')
    .max(180, 'Keep it under 180 characters.')
    .register(translatable, { words: 'the description for search engines' }),
  closing,
});

const pictured = (image: SchemaContext['image']) =>
  z.object({
    picture: image(),
    alt,
  });

/** A list whose length the page's design needs (docs/product.md, Pages). */
const exactly = <T extends z.ZodType>(count: number, item: T, what: string) =>
  z.array(item).length(count, `This page shows ${count} ${what}: add or remove some.`);

export const whoWeAreSchema = (image: SchemaContext['image']) =>
  page.extend({
    hero: pictured(image).extend({ heading: text, lead: text }),
    stats: exactly(
      4,
      z.object({
        /** Displayed figure: "500+", "98%". A bare number needs quotes. */
        value: z
          .string('Put quotes around a number: "500".')
          .min(1, 'Write the figure.')
          .register(translatable, { words: 'the figure' }),
        label: text,
      }),
      'figures',
    ),
    welcome: z.object({ heading: text }),
    mission: z.object({ heading: text, text }),
    vision: z.object({ heading: text, text }),
    differentiators: z.object({ heading: text, items: exactly(5, titled, 'differences') }),
    services: z.object({
      heading: text,
      items: exactly(3, pictured(image).extend({ ...titled.shape, link: linkSchema }), 'services'),
    }),
  });

export const whyChooseUsSchema = (image: SchemaContext['image']) =>
  page.extend({
    heading: text,
    reasons: exactly(3, pictured(image).extend(titled.shape), 'reasons with a picture'),
    benefits: z.object({ heading: text, items: exactly(6, titled, 'benefits') }),
  });

/** `content/about/our-team.mdx`; the people are in `content/people.json`. */
export const ourTeamSchema = page.extend({ heading: text });

/** A trade of the studio, and the person who does it once the studio names one. */
export const personSchema = (image: SchemaContext['image']) =>
  pictured(image).extend({
    order: z.int('Write a position from 1, without quotes.').positive('Positions start at 1.'),
    role: text,
    /** Signs the promise while there is no name. */
    signature: text,
    name: reference('the name of the person').optional(),
    /** Year in which the named person joined. */
    since: z.int('Write a year, without quotes: 2021.').min(2000, 'Write a whole year: 2021.').optional(),
    /** Replaces the picture of the tools. */
    portrait: pictured(image).optional(),
    /** Client's day, in three lines. */
    day: exactly(
      3,
      z.object({
        time: z.string('Put quotes around a time: "07:30".').regex(/^\d\d:\d\d$/, 'Write a time: "07:30".'),
        text,
      }),
      'lines of the day',
    ),
    promise: text,
    /** "studio": a sample, omitted in production. "client": a real member of staff, who agreed. */
    source: z.enum(['studio', 'client'], 'Write "studio" for a sample, "client" for a real person.'),
  });

/** Picture of a person, or of the tools of the trade while there is none. */
export function shownPicture<Shown extends { picture: unknown; alt: string }>({
  portrait,
  picture,
  alt,
}: Shown & { portrait?: Shown | undefined }): Pick<Shown, 'picture' | 'alt'> {
  return portrait ?? { picture, alt };
}

export type WhoWeAre = z.infer<ReturnType<typeof whoWeAreSchema>>;
export type WhyChooseUs = z.infer<ReturnType<typeof whyChooseUsSchema>>;
export type Person = z.infer<ReturnType<typeof personSchema>>;
