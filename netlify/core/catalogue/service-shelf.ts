import home from '#content/home.json' with { type: 'json' };
import base from '#published/base/services.json' with { type: 'json' };
import built from '#published/services.json' with { type: 'json' };
import type { ServiceFields } from '#src/domain/catalogue/services/service.ts';
import { serviceSchema } from '#src/domain/catalogue/services/service-request.ts';
import type { ShelfEntry } from '#src/domain/shelf/entry.ts';
import { requirePictureOf } from '../gallery/require-picture.ts';
import { requireDescribed } from '../shelf/described-picture.ts';
import { requireAddresses } from '../shelf/require-addresses.ts';
import type { Shelf } from '../shelf/shelf.ts';

const baseServices = base as ShelfEntry<ServiceFields>[];

const requirePicture = requirePictureOf(baseServices);

export const serviceShelf: Shelf<ServiceFields> = {
  kind: 'service',
  noun: 'service',
  base: baseServices,
  built: built as ShelfEntry<ServiceFields>[],
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
