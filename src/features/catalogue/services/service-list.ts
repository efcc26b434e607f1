import type { SchemaContext } from 'astro:content';
import * as z from 'astro/zod';
import { internalHref, linkSchema } from '#src/features/studio/navigation.ts';

/** The categories of services, in the order of the filter. */
const serviceCategories = ['visual', 'audio', 'digital', 'creative'] as const;

type ServiceCategory = (typeof serviceCategories)[number];

const labels: Record<ServiceCategory, string> = {
  visual: 'Visual Arts',
  audio: 'Audio & Music',
  digital: 'Digital Design',
  creative: 'Creative Services',
};

/** The filter of /services: everything first. */
export const serviceFilter = [
  { value: 'all', label: 'All Services' },
  ...serviceCategories.map((value) => ({ value, label: labels[value] })),
];

/** How many features a card shows before "+N more features". */
export const shownFeatures = 3;

const text = (what: string) => z.string(`Write ${what}.`).min(1, `Write ${what}.`);

function schemas(image: SchemaContext['image']) {
  const picture = {
    picture: image(),
    /** What somebody who cannot see the picture should know of it. */
    alt: z.string('Describe the picture in a sentence.').min(10, 'Describe the picture in a sentence.'),
  };
  const entry = z.object({
    ...picture,
    id: z.string().regex(/^[a-z0-9-]+$/, 'An id has small letters, digits and dashes only.'),
    title: text('the name of the service'),
    category: z.enum(serviceCategories, `Choose one of ${serviceCategories.join(', ')}.`),
    description: text('the service in a sentence or two'),
    features: z.array(text('a feature')).length(5, 'Every service names five features.'),
    /** Its own page. Leave it out while there is none: the card then leads to /contact. */
    page: internalHref.optional(),
  });
  const block = z.object({ heading: text('the heading'), text: text('the text') });
  return { picture, entry, block };
}

/** `content/services.json`: the words of /services and the catalogue of services in the order of the page. */
export function serviceListSchema(image: SchemaContext['image']) {
  const { picture, entry, block } = schemas(image);
  return z.object({
    title: text('the title of the page'),
    description: text('the description for search engines'),
    heading: text('the heading'),
    lead: text('the sentence under the heading'),
    entries: z.array(entry).min(1),
    purpose: z.object({ ...picture, mission: block, objective: block }),
    closing: block.extend({ actions: z.array(linkSchema).min(1).max(2, 'Two actions at most.') }),
  });
}

export type ServiceList = z.infer<ReturnType<typeof serviceListSchema>>;
export type ServiceEntry = ServiceList['entries'][number];
