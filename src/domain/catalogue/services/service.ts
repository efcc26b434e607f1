import type { ShelfEntry } from '#src/domain/shelf/entry.ts';
import type { ShelfPicture } from '#src/domain/shelf/shelf-picture.ts';

/** Services (docs/product.md, Service list). Browsers load this file, so keep page schemas out. */

export const serviceCategories = ['core', 'extended', 'custom'] as const;

export type ServiceCategory = (typeof serviceCategories)[number];

export const serviceCategoryLabels: Record<ServiceCategory, string> = {
  core: 'Core',
  extended: 'Extended',
  custom: 'Custom',
};

export const serviceFilters = ['visual', 'audio', 'digital', 'creative'] as const;

export type ServiceFilter = (typeof serviceFilters)[number];

export const serviceFilterLabels: Record<ServiceFilter, string> = {
  visual: 'Visual Arts',
  audio: 'Audio & Music',
  digital: 'Digital Design',
  creative: 'Creative Services',
};

/** Number of features in a row before "+N more features". */
export const shownFeatures = 3;

export interface ServiceFields {
  name: string;
  category: ServiceCategory;
  filter: ServiceFilter;
  summary: string;
  features: string[];
  picture?: ShelfPicture | undefined;
  alt?: string | undefined;
  /** Page that the row opens; absent means /contact, with the service in its query. */
  page?: string | undefined;
}

/** Service in `GET /api/services`. */
export type PublicService = { id: string } & ServiceFields;

/** Leaves out `prices`: staff change prices on a shelf of their own. */
export function baseServices(file: {
  entries: ({ id: string; prices?: string[] } & ServiceFields)[];
}): ShelfEntry<ServiceFields>[] {
  return file.entries.map(({ id, prices: _, ...fields }) => ({ id, fields }));
}

export function publicService({ id, fields }: ShelfEntry<ServiceFields>): PublicService {
  return { id, ...fields };
}

export function serviceHref({ id, page }: Pick<PublicService, 'id' | 'page'>): string {
  return page ?? `/contact?service=${id}`;
}
