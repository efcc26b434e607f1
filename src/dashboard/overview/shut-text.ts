import { en as availability } from '#src/domain/availability/words/en.ts';
import type { ShutPeriod } from '#src/domain/overview/overview.ts';
import { speak } from '#src/lib/words/messages.ts';

const dayWords = speak('en', availability);

/** Returns why days cannot be booked: "Blocked: Stocktaking", "Full", "Photography is full". */
export function shutText({ reason, full }: Pick<ShutPeriod, 'reason' | 'full'>): string {
  if (reason !== null) return `Blocked: ${reason}`;
  if (full.length === 0) return 'Full';
  const text = `${dayWords.services({ services: full })} ${full.length === 1 ? 'is' : 'are'} full`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
