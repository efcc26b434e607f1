import { dayServices } from '#src/domain/availability/services/day-services.ts';
import { resourceKinds } from '#src/domain/resource/resource.ts';
import type { ResourceRequest } from '#src/domain/resource/resource-requests.ts';

/** Name of the box for a service: boxes of one name would lose all but the last. */
export const serviceBox = (service: string) => `can-do-${service}`;

/** Reads the fields of a resource's form. */
export function resourceValues(values: Record<string, string>): ResourceRequest {
  const { name = '', kind, userId = '' } = values;
  const chosen = resourceKinds.find((one) => one === kind) ?? 'other';
  return {
    name,
    kind: chosen,
    services: dayServices.filter((service) => values[serviceBox(service)] !== undefined),
    userId: chosen === 'person' && userId !== '' ? userId : null,
  };
}
