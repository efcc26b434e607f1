import services from '#content/services.json' with { type: 'json' };
import type { Entry } from '#src/features/shelf/entry.ts';
import type { ServiceFields } from './service.ts';

/** The services as they are in the base, in the order of the page. */
export const gitServices: readonly Entry<ServiceFields>[] = services.entries.map(({ id, ...fields }) => ({
  id,
  fields: fields as ServiceFields,
}));
