import type { SchemaContext } from 'astro:content';
import * as z from 'zod';
import { linkSchema } from '#src/domain/studio/navigation.ts';
import { alt, contentSource, reference, translatable, words } from '#src/lib/content/content-schema.ts';
import { craftSchema, runningOrderSchema } from './craft.ts';

const step = z.object({
  title: words('the name of the step'),
  text: words('a description of the step'),
});

const actions = z.array(linkSchema).max(2, 'Two actions at most.').optional();

/** Work that can be requested, on pages that quote instead of selling from a table. */
const offerings = z.object({
  heading: words('the heading over the offerings'),
  items: z
    .array(step.extend({ link: linkSchema.optional() }))
    .length(5, 'Every service names five offerings.'),
});

const cost = z.object({
  heading: words('the heading over the cost'),
  text: words('what the price depends on'),
  /** SKU prefixes: `catalogue/architecture` for a category, `sessions/editing/motion` for one row. */
  prices: z
    .array(reference('an address in the price book'))
    .min(1, 'Name an address, or leave "prices" out.')
    .optional(),
  link: linkSchema.optional(),
});

/** Parts that an editor can reorder. On a page with a price table, the table shows the steps. */
const pageParts = ['cards', 'offerings', 'craft', 'wide', 'prices', 'process', 'cost'] as const;

type PagePart = (typeof pageParts)[number];

/** Parts of the dancing page, in the order of its switch. */
const sections = z.object({
  shows: words('the name of the part with the shows'),
  classes: words('the name of the part with the classes'),
  troupes: words('the name of the part with programmes and troupes'),
});

const teaching = z.object({
  heading: words('the heading over the classes'),
  lead: words('the sentence under it'),
  programmesHeading: words('the heading over the programmes'),
  programmesLead: words('the sentence under it'),
});

/** Help to choose, by the ids of the switch in content/prices/sessions.json. */
const guide = z.object({
  heading: words('the heading over the guide'),
  choices: z
    .array(
      z.object({
        choice: reference('the id of a size or kind in content/prices/sessions.json'),
        text: words('what it is enough for'),
      }),
    )
    .min(2, 'Write about two choices at least.'),
  source: contentSource.optional(),
});

export type Guide = z.infer<typeof guide>;

const prices = z.object({
  service: reference('the name of the service in content/prices/sessions.json'),
  heading: words('the heading over the prices'),
  lead: words('the sentence under it'),
  guide: guide.optional(),
});

/** Builds the schema of `content/services/*.mdx`. Prices are in `content/prices/`. */
export function servicePageSchema(image: SchemaContext['image']) {
  const withPicture = z.object({ picture: image(), alt });
  /** Large picture; `phonePicture` is an optional 4:3 crop for phones, if details would be too small. */
  const large = withPicture.extend({ phonePicture: z.optional(image()) });
  const card = withPicture
    .partial()
    .extend({
      title: words('the title of the card'),
      text: words('the text of the card'),
      /** Target of the card, mostly its prices: `#event`. */
      link: linkSchema.optional(),
    })
    .refine((one) => one.picture === undefined || one.alt !== undefined, {
      path: ['alt'],
      error: 'Describe the picture in a sentence.',
    });
  const page = z.object({
    title: words('the name of the service'),
    description: z
      .string()
      .min(50, 'Write a sentence of at least 50 characters.')
      .max(170, 'Keep it under 170 characters.')
      .register(translatable, { words: 'the description for search engines' }),
    /** Parts between top and closing, in page order; lists every part of the file once. */
    parts: z.array(z.enum(pageParts)).default(['prices', 'cards']),
    hero: large.extend({
      heading: words('the heading'),
      lead: words('the sentence under the heading'),
      /** Shown with the lowest price: "2, 4 or 8 hours". */
      depends: words('what the price depends on, in a few words').max(40, 'Keep it under 40 characters.'),
      actions,
    }),
    services: z
      .object({
        heading: words('the heading over the cards'),
        /** Pictures off the grid, a row for each card, or words only. */
        form: z.enum(['hang', 'rows', 'words'], 'Write hang, rows or words.').default('hang'),
      })
      .optional(),
    cards: z.array(card).length(3, 'This page shows three cards.').optional(),
    offerings: offerings.optional(),
    /** Middle part that only this craft has. */
    craft: craftSchema(image).optional(),
    order: runningOrderSchema(image).optional(),
    sections: sections.optional(),
    wide: large.optional(),
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
  return page.superRefine((written, ctx) => {
    for (const part of partsLeftOut(written))
      ctx.addIssue({
        code: 'custom',
        path: ['parts'],
        message: `Add "${part}", which is written below.`,
      });
    for (const [place, part] of written.parts.entries()) {
      if (written[part] === undefined)
        ctx.addIssue({
          code: 'custom',
          path: ['parts', place],
          message: `Write "${part}" below, or leave it out here.`,
        });
      if (written.parts.indexOf(part) < place)
        ctx.addIssue({
          code: 'custom',
          path: ['parts', place],
          message: `"${part}" is already in the list.`,
        });
    }
  });
}

interface PageParts extends Partial<Record<PagePart, unknown>> {
  parts: readonly PagePart[];
  sections?: unknown;
}

/** Lists parts that are written but not placed. A price table shows the steps itself. */
function partsLeftOut({ sections, parts, ...written }: PageParts): PagePart[] {
  // The dancing page has three fixed sections.
  if (sections !== undefined) return [];
  const placed = written.prices === undefined ? parts : [...parts, 'process'];
  return pageParts.filter((part) => written[part] !== undefined && !placed.includes(part));
}
