import * as z from 'astro/zod';
import { linkSchema } from '#src/features/studio/navigation.ts';

const text = (what: string) => z.string(`Write ${what}.`).min(1, `Write ${what}.`);

/** `content/faqs.json`: the words of /faqs. The page has exactly seven questions. */
export const faqsSchema = z.object({
  title: text('the title of the page'),
  description: text('the description for search engines'),
  heading: text('the heading'),
  lead: text('the sentence under the heading'),
  items: z
    .array(
      z.object({ question: text('the question'), answer: text('the answer'), link: linkSchema.optional() }),
    )
    .length(7, 'Seven questions are answered here.'),
  closing: z.object({
    heading: text('the closing question'),
    text: text('the text under it'),
    actions: z.array(linkSchema).min(1).max(2, 'Two actions at most.'),
  }),
});
