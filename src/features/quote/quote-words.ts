import * as z from 'zod';

/** `quote` in `content/pricing.json`: the words around a quote. Read at build time only. */

const words = (what: string) => z.string(`Write ${what}.`).min(1, `Write ${what}.`);

export const quoteWordsSchema = z.object({
  heading: words('what the panel is called'),
  lead: words('the sentence that says what to do here'),
  /** How a client accepts a quote; printed below it. */
  acceptance: words('how a client accepts a quote'),
  /** What a quote is and how long it stands; printed below it, one paragraph each. */
  terms: z.array(words('a sentence or two')).min(1, 'Say at least how long a quote is valid.'),
});
