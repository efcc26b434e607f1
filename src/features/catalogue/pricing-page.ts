import * as z from 'zod';
import { linkSchema } from '#src/features/studio/navigation.ts';

/** `content/pricing.json`: the words of /pricing and /pricing/frames. The prices come from the price book. */

const words = (what: string) => z.string().min(1, `Write ${what}.`);

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
  /** Headings of the columns. */
  columns: z.object({ service: words('a word'), price: words('a word'), table: words('a word') }),
  services: z.array(
    z.object({
      /** As the price book names the service: photography, frames. */
      service: words('the name of the service in the price files'),
      title: words('what the visitor reads'),
      text: words('what is sold'),
    }),
  ),
  quoted: z.object({
    heading: words('the heading'),
    text: words('the sentence under it'),
    links: z.array(linkSchema).min(1),
  }),
  reading: z.object({
    heading: words('the heading'),
    items: z.array(z.object({ title: words('the kind of price'), text: words('what it means') })).min(1),
  }),
});

const frames = page.extend({
  /** What the row of tabs chooses, for those who hear it. */
  legend: words('what the tabs choose'),
  rangeNote: words('what a range means'),
});

export const pricingPageSchema = z.object({ overview, frames });
