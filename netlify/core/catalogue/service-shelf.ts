import home from '#content/home.json' with { type: 'json' };
import { gitServices } from '#src/features/catalogue/services/published-services.ts';
import type { ServiceFields } from '#src/features/catalogue/services/service.ts';
import { serviceSchema } from '#src/features/catalogue/services/service-request.ts';
import { requirePictureOf } from '../gallery/require-picture.ts';
import { requireDescribed } from '../shelf/described-picture.ts';
import type { Shelf } from '../shelf/shelf.ts';

/** The services of /services. */
export const serviceShelf: Shelf<ServiceFields> = {
  kind: 'service',
  noun: 'service',
  git: gitServices,
  schema: serviceSchema,
  missing: requireDescribed,
  requireParts: requirePictureOf(gitServices),
  titleOf: ({ name }) => name,
  dependents: async (_tx, id) =>
    home.services.entries.includes(id) ? ['the home page, which shows it'] : [],
};
