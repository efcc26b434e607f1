import { formatMoney } from '#src/lib/money.ts';
import type { DanceCategory, DanceClass, DancePrices, DanceProgramme } from './dance-prices.ts';

/** Returns both names, "Ikinimba (registered as Umushayayo)" (docs/product.md, Classes). */
export function className(one: Pick<DanceClass, 'name' | 'registeredAs'>): string {
  return one.registeredAs === undefined ? one.name : `${one.name} (registered as ${one.registeredAs})`;
}

export function classPrice(price: number): string {
  return `${formatMoney(price)} per month`;
}

/** Formats a price: "200,000 RWF for the whole course", with ", per group of up to 15" if set. */
export function programmePrice(programme: Pick<DanceProgramme, 'price' | 'per'>): string {
  const price = `${formatMoney(programme.price)} for the whole course`;
  return programme.per === undefined ? price : `${price}, per ${programme.per}`;
}

export function programmeSessions(programme: Pick<DanceProgramme, 'sessions'>): string {
  return `${programme.sessions} sessions`;
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
  category: DanceCategory;
}

export function classSummary({ danceClass, category }: PublishedClass): ClassSummary {
  const { id, price, duration, schedule } = danceClass;
  return { id, name: className(danceClass), price: classPrice(price), duration, schedule, category };
}
