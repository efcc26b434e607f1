import * as z from 'zod';
import { linkSchema } from '#src/domain/studio/navigation.ts';
import { words } from '#src/lib/content/content-schema.ts';

/** Schema of `content/pricing.json`: the words of /pricing and /pricing/frames, without prices. */

const page = z.object({
  title: words('the title'),
  description: z
    .string()
    .min(50, 'Write at least a sentence of 50 letters.')
    .max(170, 'Keep it under 170 letters.'),
  heading: words('the heading'),
  lead: words('the sentence under the heading'),
  closing: z.object({
    heading: words('the closing question'),
    text: words('the text under it'),
    actions: z.array(linkSchema).max(2, 'Two actions at most.'),
  }),
});

const overview = page.extend({
  /** VAT note below the catalogue and on the printed list; absent if the studio charges none. */
  vat: words('what the prices include'),
  /** Words above the table of services that have their own pages. */
  sessions: z.object({ heading: words('the heading'), text: words('the sentence under it') }),
  columns: z.object({ service: words('a word'), price: words('a word'), table: words('a word') }),
  services: z.array(
    z.object({
      /** Service id in the price book: photography, frames. */
      service: words('the name of the service in the price files'),
      title: words('what the visitor reads'),
    }),
  ),
  reading: z.object({
    heading: words('the heading'),
    items: z.array(z.object({ title: words('the kind of price'), text: words('what it means') })).min(1),
  }),
});

const frames = page.extend({
  /** Label of the first switch, for screen readers. */
  serviceLegend: words('what the first switch chooses'),
  /** Services of the switch, each with its categories. */
  services: z
    .array(
      z.object({
        label: words('what the switch says'),
        /** `"frames"` for those of frames.json, or services of catalogue.json: `photography/event`. */
        services: z.union(
          [z.literal('frames'), z.array(z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/)).min(1)],
          'Write "frames", or a list of services as catalogue.json names them: ["photography/event"].',
        ),
      }),
    )
    .min(1)
    .max(5, 'The switch has room for five services.'),
  /** Label of the tabs, for screen readers. */
  legend: words('what the tabs choose'),
  rangeNote: words('what a range means'),
  /** Absent if the studio charges no VAT. */
  vatNote: words('what the prices include'),
});

const quote = z.object({
  heading: words('what the panel is called'),
  lead: words('the sentence that says what to do here'),
  /** Terms of acceptance, printed below the quote. */
  acceptance: words('how a client accepts a quote'),
  /** Nature and validity of a quote, printed below it; one paragraph each. */
  terms: z.array(words('a sentence or two')).min(1, 'Say at least how long a quote is valid.'),
  /** Printed after `terms` if the quote includes a session. */
  sessionTerm: words('until when a session can be moved'),
});

export const pricingPageSchema = z.object({ overview, frames, quote });
