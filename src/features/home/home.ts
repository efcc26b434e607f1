import type { SchemaContext } from 'astro:content';
import * as z from 'astro/zod';
import { internalHref, linkSchema } from '#src/features/studio/navigation.ts';

const text = (what: string) => z.string(`Write ${what}.`).min(1, `Write ${what}.`);

/** A list whose length the page's design counts on (docs/product.md, Home). */
const exactly = <T extends z.ZodType>(count: number, item: T, what: string) =>
  z.array(item).length(count, `The home page shows ${count} ${what}: add or remove some.`);

const words = z.object({ heading: text('the heading'), text: text('a sentence or two below the heading') });
const titled = z.object({ title: text('a title of a few words'), text: text('a sentence below the title') });

const pictured = (image: SchemaContext['image']) =>
  z.object({
    picture: image(),
    /** What somebody who cannot see the picture should know of it. */
    alt: z.string('Describe the picture in a sentence.').min(10, 'Describe the picture in a sentence.'),
  });

/** One slide of the hero carousel. */
const slide = (image: SchemaContext['image']) =>
  pictured(image).extend({
    title: text('the sentence on the picture').max(60, 'Keep it under 60 letters: it is set very large.'),
    subtitle: text('a sentence below the title').max(110, 'Keep it under 110 letters, two lines on a phone.'),
    /** "on": the words stand on the picture, whose left half must be light and empty. "beside": on the dark ground. */
    words: z.enum(
      ['on', 'beside'],
      'Write "on" if the picture has a light, empty left half, otherwise "beside".',
    ),
    buttonText: text('the words on the button'),
    buttonLink: internalHref,
  });

/** `content/home.json`: the words and pictures of the home page, in the order of the page. */
export function homeSchema(image: SchemaContext['image']) {
  const project = pictured(image).extend({ ...titled.shape, href: internalHref });
  return z.object({
    title: text('the title of the page'),
    slides: exactly(2, slide(image), 'slides'),
    projects: words.extend({ items: exactly(3, project, 'projects'), action: linkSchema }),
    services: words.extend({
      /** Ids of content/services.json; the first one is shown large. */
      entries: exactly(5, text('the id of a service, as in content/services.json'), 'services'),
      action: linkSchema,
    }),
    booking: words.extend({ steps: z.array(titled).min(2, 'Say in at least two steps how to book.') }),
    anniversary: z.object({
      figure: text('how long, for example "5 years"'),
      text: text('what the years were'),
    }),
    about: words.extend({ ...pictured(image).shape, action: linkSchema }),
    reasons: words.extend({ items: exactly(8, titled, 'reasons') }),
    values: z.object({ heading: text('the heading'), items: exactly(6, titled, 'values') }),
    call: words.extend({ action: linkSchema }),
    testimonials: z.object({ heading: text('the heading') }),
    insights: z.object({ heading: text('the heading'), action: linkSchema }),
  });
}

/** One entry of `content/testimonials.json`. */
export const testimonialSchema = z.object({
  id: text('a short name for this entry, for example "roastery"'),
  quote: text('what the client said').max(260, 'Keep the quote under 260 letters.'),
  /** As the client agreed to be named. */
  name: text('the name of the client'),
  role: text('what the client does'),
  company: text('where the client does it'),
  /** Stars, 1 to 5. */
  rating: z
    .int('Write whole stars, without quotes.')
    .min(1, 'One star at least.')
    .max(5, 'Five stars at most.'),
  /** "studio": sample words until the studio has confirmed them. "client": the client has agreed to every word. */
  source: z.enum(
    ['studio', 'client'],
    'Write "studio" for sample words, "client" once the client has agreed.',
  ),
});

export type Home = z.infer<ReturnType<typeof homeSchema>>;
export type Testimonial = z.infer<typeof testimonialSchema>;

/** The services that the home page names by their ids, in its order. Throws when content/services.json lacks one. */
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
