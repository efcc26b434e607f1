import { scheduleIn } from '#src/domain/dance/class-schedule.ts';
import { dancePrices } from '#src/domain/dance/dance-content.ts';
import type { DancePrices } from '#src/domain/dance/dance-prices.ts';
import { contentIn } from '#src/domain/studio/content-in.ts';
import type { Language } from '#src/lib/words/languages.ts';

/** Returns the classes and programmes as pages in a language show them. */
export function dancePricesIn(language: Language): DancePrices {
  const { groups, ...dance } = contentIn(language, 'prices/classes.json', dancePrices);
  return {
    ...dance,
    groups: groups.map((group) => ({
      ...group,
      classes: group.classes.map((one) => ({ ...one, schedule: scheduleIn(language, one.schedule) })),
    })),
  };
}
