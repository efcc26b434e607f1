import type { ShelfEntry } from '#src/domain/shelf/entry.ts';
import type { ShelfPicture } from '#src/domain/shelf/shelf-picture.ts';

/** A service of the studio (docs/product.md, Services), without the page: it runs at build time and in the browser. */

/** Categories of services, by their share of the studio's work. */
export const serviceCategories = ['core', 'extended', 'custom'] as const;

export type ServiceCategory = (typeof serviceCategories)[number];

export const serviceCategoryLabels: Record<ServiceCategory, string> = {
  core: 'Core',
  extended: 'Extended',
  custom: 'Custom',
};

/** The parts of the filter of /services, in its order. */
export const serviceFilters = ['visual', 'audio', 'digital', 'creative'] as const;

export type ServiceFilter = (typeof serviceFilters)[number];

export const serviceFilterLabels: Record<ServiceFilter, string> = {
  visual: 'Visual Arts',
  audio: 'Audio & Music',
  digital: 'Digital Design',
  creative: 'Creative Services',
};

/** Number of features on a card before "+N more features". */
export const shownFeatures = 3;

/** Fields of a service. */
export interface ServiceFields {
  name: string;
  category: ServiceCategory;
  filter: ServiceFilter;
  /** A sentence or two; empty where there are none. */
  summary: string;
  features: string[];
  picture?: ShelfPicture | undefined;
  /** Description for people who cannot see the picture. */
  alt?: string | undefined;
  /** Page that its card opens; absent: /contact, which names the service. */
  page?: string | undefined;
}

/** A service as `GET /api/services` tells it. */
export type PublicService = { id: string } & ServiceFields;

/** The services of content/services.json, in the order of the page. */
export function baseServices(file: {
  entries: ({ id: string } & ServiceFields)[];
}): ShelfEntry<ServiceFields>[] {
  return file.entries.map(({ id, ...fields }) => ({ id, fields }));
}

export function publicService({ id, fields }: ShelfEntry<ServiceFields>): PublicService {
  return { id, ...fields };
}

/** Gives the address and the words of the link on a service's card. */
export function serviceLink({ id, page }: Pick<PublicService, 'id' | 'page'>): {
  href: string;
  label: string;
} {
  if (page !== undefined) return { href: page, label: 'View Service Details' };
  return { href: `/contact?service=${id}`, label: 'Ask about this service' };
}
