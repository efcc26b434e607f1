import * as z from 'zod';
import { linkSchema } from '#src/domain/studio/navigation.ts';
import { words } from '#src/lib/content/content-schema.ts';

/** `content/pricing.json`: the words of /pricing and /pricing/frames. The prices come from the price book. */

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
  /** What is said about VAT below the catalogue and on the printed list; left out when the studio charges none. */
  vat: words('what the prices include'),
  /** Above the table of the services that have pages of their own. */
  sessions: z.object({ heading: words('the heading'), text: words('the sentence under it') }),
  /** Headings of the columns. */
  columns: z.object({ service: words('a word'), price: words('a word'), table: words('a word') }),
  services: z.array(
    z.object({
      /** As the price book names the service: photography, frames. */
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
  /** What the first switch chooses, for those who hear it. */
  serviceLegend: words('what the first switch chooses'),
  /** The services of the switch, each with its categories. */
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
  /** What the row of tabs chooses, for those who hear it. */
  legend: words('what the tabs choose'),
  rangeNote: words('what a range means'),
  /** Left out when the studio charges no VAT. */
  vatNote: words('what the prices include'),
});

/** The words around a quote. */
const quote = z.object({
  heading: words('what the panel is called'),
  lead: words('the sentence that says what to do here'),
  /** How a client accepts a quote; printed below it. */
  acceptance: words('how a client accepts a quote'),
  /** What a quote is and how long it stands; printed below it, one paragraph each. */
  terms: z.array(words('a sentence or two')).min(1, 'Say at least how long a quote is valid.'),
  /** Printed after them where the quote has a session. */
  sessionTerm: words('until when a session can be moved'),
});

export const pricingPageSchema = z.object({ overview, frames, quote });
