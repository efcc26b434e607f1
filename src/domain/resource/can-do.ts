import type { Resource } from './resource.ts';

/** True if it does one of the booking's services; without services it does any. */
export function canDo({ services }: Pick<Resource, 'services'>, wanted: readonly string[]): boolean {
  return services.length === 0 || wanted.length === 0 || services.some((one) => wanted.includes(one));
}
