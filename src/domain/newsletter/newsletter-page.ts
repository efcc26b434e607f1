import * as z from 'zod';
import { words } from '#src/lib/content/content-schema.ts';

export const newsletterPageSchema = z.object({
  box: z.object({
    heading: words('the offer to new subscribers'),
    text: words('a description of the newsletter'),
    send: words('the words of the button'),
  }),
  sent: z.object({
    title: words('the title of the page'),
    description: words('the description of the page'),
    heading: words('what to do now'),
    text: words('why'),
    late: words('what to do when no email arrives'),
    home: words('the words of the link to the home page'),
  }),
});

export type NewsletterPage = z.infer<typeof newsletterPageSchema>;
