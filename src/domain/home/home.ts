import type { SchemaContext } from 'astro:content';
import * as z from 'zod';
import { internalHref, linkSchema } from '#src/domain/studio/navigation.ts';
import { alt, reference, words } from '#src/lib/content/content-schema.ts';

/** A list whose length the page's design needs (docs/product.md, Home). */
const exactly = <T extends z.ZodType>(count: number, item: T, what: string) =>
  z.array(item).length(count, `The home page shows ${count} ${what}: add or remove some.`);

const headed = z.object({
  heading: words('the heading'),
  text: words('a sentence or two below the heading'),
});
const titled = z.object({
  title: words('a title of a few words'),
  text: words('a sentence below the title'),
});

const pictured = (image: SchemaContext['image']) =>
  z.object({
    picture: image(),
    alt,
  });

const slide = (image: SchemaContext['image']) =>
  pictured(image).extend({
    /** Crop for phones, ratio 11:10; without it, phones crop the wide picture. */
    phonePicture: z.optional(image()),
    title: words('the sentence next to the picture').max(
      60,
      'Keep it under 60 characters: it is set very large.',
    ),
    subtitle: words('a sentence below the title').max(
      110,
      'Keep it under 110 characters: two lines on a phone.',
    ),
    buttonText: words('the words on the button'),
    buttonLink: internalHref,
    /** Occasion whose lowest price is below the title, and which a WhatsApp button names. */
    occasion: reference('the occasion, by the name of its file: weddings').optional(),
  });

export function homeSchema(image: SchemaContext['image']) {
  const project = pictured(image).extend({ ...titled.shape, href: internalHref });
  const study = pictured(image).extend({
    title: words('what the picture shows, in a few words'),
    kind: words('the kind of day or job, for example "Graduation"'),
    year: z.int('Write the year of the picture, without quotes.').min(2000, 'Write a whole year: 2026.'),
    href: internalHref,
  });
  return z.object({
    title: words('the title of the page'),
    slides: exactly(2, slide(image), 'slides'),
    occasions: z.object({ heading: words('the heading') }),
    studies: headed.extend({
      /** From edge to edge of the screen. */
      large: study.extend({ phonePicture: z.optional(image()) }),
      small: exactly(3, study, 'small studies'),
      action: linkSchema,
    }),
    projects: z.object({ heading: words('the heading'), items: exactly(3, project, 'projects') }),
    services: headed.extend({
      /** Ids in content/services.json; the first is shown large. */
      entries: exactly(5, reference('the id of a service, as in content/services.json'), 'services'),
      action: linkSchema,
    }),
    booking: headed.extend({ steps: z.array(titled).min(2, 'Describe booking in at least two steps.') }),
    anniversary: z.object({
      figure: words('the number of years, for example "5 years"'),
      text: words('the text after the years'),
    }),
    about: z.object({ href: internalHref }),
    reasons: headed.extend({ items: exactly(8, titled, 'reasons') }),
    values: z.object({
      heading: words('the heading'),
      items: exactly(6, words('a value, in a word'), 'values'),
    }),
    call: headed.extend({ action: linkSchema }),
    testimonials: z.object({ heading: words('the heading') }),
    insights: z.object({ heading: words('the heading'), action: linkSchema }),
  });
}

export const testimonialSchema = z.object({
  id: reference('a short name for this entry, for example "roastery"'),
  quote: words('the words of the client').max(260, 'Keep the quote under 260 characters.'),
  name: reference('the name of the client'),
  role: words('the role of the client'),
  company: words('the company of the client'),
  rating: z
    .int('Write whole stars, without quotes.')
    .min(1, 'Write at least 1 star.')
    .max(5, 'Write at most 5 stars.'),
  /** "studio": sample words until the studio confirms them. "client": the client agreed to every word. */
  source: z.enum(
    ['studio', 'client'],
    'Write "studio" for sample words, "client" once the client has agreed.',
  ),
});

export type Home = z.infer<ReturnType<typeof homeSchema>>;
export type Testimonial = z.infer<typeof testimonialSchema>;

/** Returns the home page's services, in its order. Throws if content/services.json lacks one. */
export function chosenServices<Service extends { id: string }>(
  ids: readonly string[],
  services: readonly Service[],
): Service[] {
  return ids.map((id) => {
    const service = services.find((one) => one.id === id);
    if (service !== undefined) return service;
    const known = services.map((one) => one.id).join(', ');
    throw new Error(
      `content/home.json: services.entries names "${id}", which content/services.json lacks. Write one of ${known}.`,
    );
  });
}
