import { servicesText } from '#src/domain/availability/services/day-services.ts';
import type { ShutPeriod } from '#src/domain/overview/overview.ts';

/** Returns why days cannot be booked: "Blocked: Stocktaking", "Full", "Photography is full". */
export function shutText({ reason, full }: Pick<ShutPeriod, 'reason' | 'full'>): string {
  if (reason !== null) return `Blocked: ${reason}`;
  if (full.length === 0) return 'Full';
  const text = `${servicesText(full)} ${full.length === 1 ? 'is' : 'are'} full`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
