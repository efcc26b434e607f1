import * as z from 'zod';
import { linkSchema } from '#src/domain/studio/navigation.ts';
import { words } from '#src/lib/content/content-schema.ts';

export const faqsSchema = z.object({
  title: words('the title of the page'),
  description: words('the description for search engines'),
  heading: words('the heading'),
  lead: words('the sentence under the heading'),
  items: z
    .array(
      z.object({ question: words('the question'), answer: words('the answer'), link: linkSchema.optional() }),
    )
    .length(7, 'This page has seven questions: add or remove some.'),
  closing: z.object({
    heading: words('the closing question'),
    text: words('the text under it'),
    actions: z.array(linkSchema).min(1).max(2, 'Two actions at most.'),
  }),
});
