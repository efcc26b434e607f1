import type { SchemaContext } from 'astro:content';
import * as z from 'zod';
import { internalHref } from '#src/domain/studio/navigation.ts';
import { contentSource } from '#src/lib/content/content-schema.ts';

const text = z
  .string('Write words here; words with a colon need quotes around them.')
  .min(1, 'Write the words here, or remove the line.');
const alt = z.string().min(10, 'Describe the picture in a sentence for people who cannot see it.');
const list = z.array(text).min(1, 'Name at least one.');
const fee = z
  .int('A fee is a whole number of RWF, without quotes or commas: write 100000.')
  .nonnegative('A fee cannot be less than 0 RWF.');

/** The front matter of `content/internships/<slug>.mdx`; the text below it is the long description, in Markdown. */
export const internshipSchema = (image: SchemaContext['image']) =>
  z.object({
    title: text,
    /** Place in the list, from 1. */
    order: z.int().positive('Places start at 1.'),
    /** As people say it: "1–2 months". */
    duration: text,
    /** RWF; leave it out while it is not set. */
    tuitionFee: fee.optional(),
    /** RWF; leave it out while it is not set. */
    materialsFee: fee.optional(),
    /** One sentence for the list, search and search engines. */
    summary: text,
    picture: image(),
    alt,
    /** The page of the service that the intern joins, if it has one. */
    service: internalHref.optional(),
    learn: list,
    features: list,
    deliverables: list,
    prerequisites: list,
    schedule: text,
    /** Whether one can apply. */
    open: z.boolean('Write true or false, without quotes.').default(true),
    /** How many interns it takes; leave it out where nobody counts. */
    seats: z.int('Write a whole number.').positive('A programme takes at least one intern.').optional(),
    /** Whose word the schedule, the deliverables and the prerequisites are. */
    source: contentSource.optional(),
  });

const titled = z.object({ title: text, text });

const points = z.object({ heading: text, items: list });

/** What the way to apply says: headings, and the words that mail and WhatsApp open with. */
const apply = z.object({
  heading: text,
  lead: text,
  description: text,
  /** What the page says after an application. */
  received: text,
  emailBody: z
    .string()
    .includes('{programme}', { message: 'Keep {programme} in it: it stands for the chosen one.' }),
  whatsappText: z
    .string()
    .includes('{programme}', { message: 'Keep {programme} in it: it stands for the chosen one.' }),
});

/** `content/internships.json`: the words of /internships around the programmes. */
export const internshipPageSchema = (image: SchemaContext['image']) =>
  z.object({
    title: text,
    description: text,
    hero: z.object({ heading: text, lead: text, picture: image(), alt }),
    programmes: z.object({ heading: text, lead: text }),
    learn: z.object({
      heading: text,
      lead: text,
      items: z.array(titled).length(6, 'The list has six things: add or remove some.'),
    }),
    requirements: z.object({ heading: text, eligibility: points, documents: points }),
    howToApply: z.object({ heading: text, steps: z.array(titled).min(1, 'Name at least one step.') }),
    apply,
    faqs: z.object({
      heading: text,
      items: z
        .array(z.object({ question: text, answer: text }))
        .length(4, 'The page has four questions: add or remove some.'),
    }),
  });

export type InternshipPage = z.infer<ReturnType<typeof internshipPageSchema>>;
