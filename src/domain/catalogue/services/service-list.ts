import type { SchemaContext } from 'astro:content';
import * as z from 'zod';
import { internalHref, linkSchema } from '#src/domain/studio/navigation.ts';
import { alt, contentId, words } from '#src/lib/content/content-schema.ts';
import { serviceCategories, serviceFilterLabels, serviceFilters } from './service.ts';

/** The filter of /services: everything first. */
export const serviceFilter = [
  { value: 'all', label: 'All Services' },
  ...serviceFilters.map((value) => ({ value, label: serviceFilterLabels[value] })),
];

function schemas(image: SchemaContext['image']) {
  const picture = {
    picture: image(),
    alt,
  };
  const entry = z.object({
    ...picture,
    id: contentId,
    name: words('the name of the service'),
    category: z.enum(serviceCategories, `Choose one of ${serviceCategories.join(', ')}.`),
    /** Which part of the filter shows it. */
    filter: z.enum(serviceFilters, `Choose one of ${serviceFilters.join(', ')}.`),
    summary: words('the service in a sentence or two'),
    features: z.array(words('a feature')).length(5, 'Every service names five features.'),
    /** Its own page. Leave it out while there is none: the card then leads to /contact. */
    page: internalHref.optional(),
  });
  const block = z.object({ heading: words('the heading'), text: words('the text') });
  return { picture, entry, block };
}

/** `content/services.json`: the words of /services and the catalogue of services in the order of the page. */
export function serviceListSchema(image: SchemaContext['image']) {
  const { picture, entry, block } = schemas(image);
  return z.object({
    title: words('the title of the page'),
    description: words('the description for search engines'),
    heading: words('the heading'),
    lead: words('the sentence under the heading'),
    entries: z.array(entry).min(1),
    purpose: z.object({ ...picture, mission: block, objective: block }),
    closing: block.extend({ actions: z.array(linkSchema).min(1).max(2, 'Two actions at most.') }),
  });
}

export type ServiceList = z.infer<ReturnType<typeof serviceListSchema>>;
