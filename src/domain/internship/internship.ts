import type { SchemaContext } from 'astro:content';
import * as z from 'zod';
import { internalHref } from '#src/domain/studio/navigation.ts';
import { alt, contentSource, translatable } from '#src/lib/content/content-schema.ts';

const text = z
  .string('Write text here; put quotes around text with a colon.')
  .min(1, 'Write text here, or remove the line.')
  .register(translatable, { words: 'text' });
const list = z.array(text).min(1, 'Name at least one.');
const fee = z
  .int('A fee is a whole number of RWF, without quotes or commas: write 100000.')
  .nonnegative('A fee cannot be less than 0 RWF.');

export const internshipSchema = (image: SchemaContext['image']) =>
  z.object({
    title: text,
    order: z.int().positive('Positions start at 1.'),
    /** Displayed duration: "1–2 months". */
    duration: text,
    /** RWF; omit while not set. */
    tuitionFee: fee.optional(),
    /** RWF; omit while not set. */
    materialsFee: fee.optional(),
    /** A sentence for the list, the site's search and search engines. */
    summary: text,
    picture: image(),
    alt,
    service: internalHref.optional(),
    learn: list,
    features: list,
    deliverables: list,
    prerequisites: list,
    schedule: text,
    open: z.boolean('Write true or false, without quotes.').default(true),
    /** Number of interns; omit for no limit. */
    seats: z.int('Write a whole number.').positive('A programme takes at least one intern.').optional(),
    /** Source of the schedule, the deliverables and the prerequisites. */
    source: contentSource.optional(),
  });

const titled = z.object({ title: text, text });

const points = z.object({ heading: text, items: list });

const namingProgramme = z
  .string()
  .includes('{programme}', { message: 'Keep {programme} in it: it is replaced by the chosen programme.' })
  .register(translatable, { words: 'the first words of an application' });

const apply = z.object({
  heading: text,
  lead: text,
  description: text,
  received: text,
  emailBody: namingProgramme,
  whatsappText: namingProgramme,
});

export const internshipPageSchema = (image: SchemaContext['image']) =>
  z.object({
    title: text,
    description: text,
    hero: z.object({ heading: text, lead: text, picture: image(), alt }),
    programmes: z.object({ heading: text, lead: text }),
    learn: z.object({
      heading: text,
      lead: text,
      items: z.array(titled).length(6, 'The list has six entries: add or remove some.'),
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
