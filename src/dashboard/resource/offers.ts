import { canDo } from '#src/domain/resource/can-do.ts';
import type { Resource } from '#src/domain/resource/resource.ts';
import type { Offer } from './resource-page-words.ts';

/** Groups resources for a booking: those that are free and can do its services first. */
export function offersFor(
  all: readonly Resource[],
  free: readonly Resource[],
  services: readonly string[],
): Record<Offer, Resource[]> {
  return {
    able: free.filter((one) => canDo(one, services)),
    free: free.filter((one) => !canDo(one, services)),
    taken: all.filter(({ id }) => !free.some((one) => one.id === id)),
  };
}
