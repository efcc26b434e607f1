import * as z from 'zod';
import { linkSchema } from '#src/domain/studio/navigation.ts';
import { reference, translatable, words } from '#src/lib/content/content-schema.ts';

/** Schema of `content/pricing.json`: the words of /pricing and /pricing/frames, without prices. */

const page = z.object({
  title: words('the title'),
  description: z
    .string()
    .min(50, 'Write a sentence of at least 50 characters.')
    .max(170, 'Keep it under 170 characters.')
    .register(translatable, { words: 'the description for search engines' }),
  heading: words('the heading'),
  lead: words('the sentence under the heading'),
  closing: z.object({
    heading: words('the closing question'),
    text: words('the text under it'),
    actions: z.array(linkSchema).max(2, 'Two actions at most.'),
  }),
});

const overview = page.extend({
  /** Left out if the studio charges no VAT. */
  vat: z.object({
    /** Above the catalogue and on the printed list. */
    note: words('what the prices include, in a short sentence'),
    title: words('the question about VAT'),
    text: words('its answer'),
  }),
  sessions: z.object({ heading: words('the heading'), text: words('the sentence under it') }),
  columns: z.object({ service: words('a word'), price: words('a word'), table: words('a word') }),
  services: z.array(
    z.object({
      /** Service id in the price book: photography, frames. */
      service: reference('the name of the service in the price files'),
      title: words('the name that visitors read'),
    }),
  ),
  reading: z.object({
    heading: words('the heading'),
    items: z.array(z.object({ title: words('the kind of price'), text: words('its meaning') })).min(1),
  }),
});

const frames = page.extend({
  serviceLegend: words('the label of the first switch'),
  services: z
    .array(
      z.object({
        label: words('the words of the switch'),
        /** `"frames"` for those of frames.json, or services of catalogue.json: `photography/event`. */
        services: z.union(
          [z.literal('frames'), z.array(z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/)).min(1)],
          'Write "frames", or a list of services as catalogue.json names them: ["photography/event"].',
        ),
      }),
    )
    .min(1)
    .max(5, 'The switch has room for five services.'),
  legend: words('the label of the tabs'),
  rangeNote: words('the meaning of a range'),
  /** Absent if the studio charges no VAT. */
  vatNote: words('what the prices include'),
});

const quote = z.object({
  heading: words('the name of the panel'),
  lead: words('a sentence of instruction'),
  acceptance: words('how a client accepts a quote'),
  /** Nature and validity of a quote, printed below it; one paragraph each. */
  terms: z.array(words('a sentence or two')).min(1, 'Write at least how long a quote is valid.'),
  /** Printed after `terms` if the quote includes a session. */
  sessionTerm: words('the deadline for moving a session'),
});

export const pricingPageSchema = z.object({ overview, frames, quote });
