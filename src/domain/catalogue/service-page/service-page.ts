import type { SchemaContext } from 'astro:content';
import * as z from 'zod';
import { linkSchema } from '#src/domain/studio/navigation.ts';
import { alt, words } from '#src/lib/content/content-schema.ts';

const step = z.object({
  title: words('what the step is called'),
  text: words('what happens in this step'),
});

/** The main action, and a quieter one. */
const actions = z.array(linkSchema).max(2, 'Two actions at most.').optional();

/** What there is to ask for, on pages whose work is quoted and not bought from a table. */
const offerings = z.object({
  heading: words('the heading over the offerings'),
  items: z
    .array(step.extend({ link: linkSchema.optional() }))
    .length(5, 'Every service names five offerings.'),
});

/** What it costs in words, which prices of the price book are shown below them, and where there are more. */
const cost = z.object({
  heading: words('the heading over what it costs'),
  text: words('what the price depends on'),
  /** Addresses in the price book: `catalogue/architecture` for a category, `sessions/editing/motion` for one row. */
  prices: z
    .array(words('an address in the price book'))
    .min(1, 'Name an address, or leave "prices" out.')
    .optional(),
  link: linkSchema.optional(),
});

/** Parts of a page that an editor may put in order. The steps of a page with a price table belong to the table. */
const pageParts = ['cards', 'offerings', 'wide', 'prices', 'process', 'cost'] as const;

/** Headings of the classes and programmes, on the page that teaches. */
const teaching = z.object({
  heading: words('the heading over the classes'),
  lead: words('the sentence under it'),
  programmesHeading: words('the heading over the programmes'),
  programmesLead: words('the sentence under it'),
});

const prices = z.object({
  service: words('the name of the service in content/prices/sessions.json'),
  heading: words('the heading over the prices'),
  lead: words('the sentence under it'),
});

/** `content/services/*.mdx`: the words and pictures of one service page each. Prices stand in `content/prices/`. */
export function servicePageSchema(image: SchemaContext['image']) {
  const withPicture = z.object({ picture: image(), alt });
  /** A large picture: the same may be cut for a phone, four wide and three high, where what it shows is small there. */
  const large = withPicture.extend({ phonePicture: z.optional(image()) });
  const card = withPicture.extend({
    title: words('what the card is about'),
    text: words('the text of the card'),
    /** Where the card leads, mostly to its prices: `#event`. */
    link: linkSchema.optional(),
  });
  return z.object({
    title: words('the name of the service'),
    /** For search engines and for those who share the page. */
    description: z
      .string()
      .min(50, 'Write at least a sentence of 50 letters.')
      .max(170, 'Keep it under 170 letters.'),
    /** What is between the top and the closing, in the order of the page: every part that the file has, once. */
    parts: z.array(z.enum(pageParts)).default(['cards', 'wide', 'prices']),
    hero: large.extend({
      heading: words('the heading'),
      lead: words('the sentence under the heading'),
      actions,
    }),
    /** Heading over the cards and the text of the page. */
    services: z.object({ heading: words('the heading over the cards') }).optional(),
    cards: z.array(card).length(3, 'This page shows three cards.').optional(),
    offerings: offerings.optional(),
    /** One picture from edge to edge, before the prices. */
    wide: large,
    cost: cost.optional(),
    teaching: teaching.optional(),
    prices: prices.optional(),
    process: z
      .object({ heading: words('the heading over the steps'), steps: z.array(step).min(3) })
      .optional(),
    closing: z.object({
      heading: words('the closing question'),
      text: words('the text under it'),
      actions,
    }),
  });
}
