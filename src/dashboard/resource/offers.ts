import { canDo } from '#src/domain/resource/can-do.ts';
import type { Offered, Resource } from '#src/domain/resource/resource.ts';
import type { Offer } from './resource-page-words.ts';

/** Groups resources for a booking: those that are free and can do its services first. */
export function offersFor(
  { items: free, taken }: Offered,
  services: readonly string[],
): Record<Offer, Resource[]> {
  return {
    able: free.filter((one) => canDo(one, services)),
    free: free.filter((one) => !canDo(one, services)),
    taken,
  };
}
