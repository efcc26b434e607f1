import type { DayService } from '#src/domain/availability/services/day-services.ts';
import { site } from '#src/domain/studio/site.ts';
import type { MyShare } from './share.ts';
import type { PaymentShareWords } from './words/en.ts';

/** Object of a share, without a package, because its name gives the total away. */
export type Occasion = Pick<MyShare, 'kind' | 'services' | 'day'>;

/** Returns which sentence names the occasion. */
export function occasionOf({ kind, services, day }: Occasion) {
  const dated = day === null ? 'Undated' : 'Dated';
  if (services.length > 0) return `services${dated}` as const;
  return kind === 'session' ? (`booking${dated}` as const) : kind;
}

/** Returns the values of these sentences; those of a dated one are used only with a day. */
export function occasionValues(words: PaymentShareWords, { services, day }: Occasion) {
  const names = services.map((service: DayService) => words[service]);
  return { studio: site.name, services: names, day: day ?? '' };
}
