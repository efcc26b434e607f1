import type { SchemaContext } from 'astro:content';
import * as z from 'zod';
import { internalHref, linkSchema } from '#src/domain/studio/navigation.ts';
import { alt, contentId, reference, words } from '#src/lib/content/content-schema.ts';
import { serviceCategories, serviceFilters } from './service.ts';

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
    filter: z.enum(serviceFilters, `Choose one of ${serviceFilters.join(', ')}.`),
    summary: words('the service in a sentence or two'),
    features: z.array(words('a feature')).length(5, 'Every service names five features.'),
    /** Page of the service. Absent: the card opens /contact. */
    page: internalHref.optional(),
    /** Addresses in the price book; the list shows their lowest price. Absent: no price is shown. */
    prices: z.array(reference('an address in content/prices, for example "sessions/photography"')).optional(),
  });
  const block = z.object({ heading: words('the heading'), text: words('the text') });
  return { picture, entry, block };
}

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
