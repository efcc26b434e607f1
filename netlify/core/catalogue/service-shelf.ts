import home from '#content/home.json' with { type: 'json' };
import { gitServices } from '#src/features/catalogue/services/published-services.ts';
import type { ServiceFields } from '#src/features/catalogue/services/service.ts';
import { serviceSchema } from '#src/features/catalogue/services/service-request.ts';
import { requirePictureOf } from '../gallery/require-picture.ts';
import { requireDescribed } from '../shelf/described-picture.ts';
import { requireAddresses } from '../shelf/require-addresses.ts';
import type { Shelf } from '../shelf/shelf.ts';

const requirePicture = requirePictureOf(gitServices);

/** The services of /services. */
export const serviceShelf: Shelf<ServiceFields> = {
  kind: 'service',
  noun: 'service',
  base: gitServices,
  schema: serviceSchema,
  missing: requireDescribed,
  async requireParts(tx, fields) {
    await requirePicture(tx, fields);
    await requireAddresses(tx, 'page', fields.page == null ? [] : [fields.page]);
  },
  titleOf: ({ name }) => name,
  dependents: async (_tx, id) =>
    home.services.entries.includes(id) ? ['the home page, which shows it'] : [],
};
