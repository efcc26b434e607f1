import type { DanceCategory, DanceClass, DancePrices, DanceProgramme } from './dance-prices.ts';
import type { DanceWords } from './words/en.ts';

/** Returns both names, "Ikinimba (registered as Umushayayo)" (docs/product.md, Classes). */
export function className(
  words: DanceWords,
  { name, registeredAs }: { name: string; registeredAs?: string | null | undefined },
): string {
  return registeredAs == null ? name : words.registeredAs({ name, registered: registeredAs });
}

export function programmePrice(
  words: DanceWords,
  { price, per }: Pick<DanceProgramme, 'price' | 'per'>,
): string {
  return per === undefined ? words.priceOfCourse({ price }) : words.priceOfGroupCourse({ price, group: per });
}

export function programmeSessions(words: DanceWords, { sessions }: Pick<DanceProgramme, 'sessions'>): string {
  return sessions === 'Custom' ? words.customSessions : words.sessions({ count: sessions });
}

/** Enrolment page for visitors without JavaScript. */
export const enrolPage = '/services/dancing/enrol';

export interface PublishedClass {
  danceClass: DanceClass;
  category: DanceCategory;
}

export function findClass(prices: Pick<DancePrices, 'groups'>, id: string): PublishedClass | undefined {
  return prices.groups
    .flatMap(({ classes, category }) => classes.map((danceClass) => ({ danceClass, category })))
    .find(({ danceClass }) => danceClass.id === id);
}

export interface ClassSummary {
  id: string;
  /** Both names, if there are two. */
  name: string;
  price: string;
  duration: string;
  schedule: string;
  category: string;
}

export function classSummary(words: DanceWords, { danceClass, category }: PublishedClass): ClassSummary {
  const { id, price, duration, schedule } = danceClass;
  return {
    id,
    name: className(words, danceClass),
    price: words.pricePerMonth({ price }),
    duration,
    schedule,
    category: category === 'Traditional' ? words.traditional : words.modern,
  };
}
