import { formatMoney } from '#src/lib/money.ts';
import type { DanceCategory, DanceClass, DancePrices, DanceProgramme } from './dance-prices.ts';

/** "Ikinimba (registered as Umushayayo)": nobody enrols in something they did not read (docs/product.md, Classes). */
export function className(one: Pick<DanceClass, 'name' | 'registeredAs'>): string {
  return one.registeredAs === undefined ? one.name : `${one.name} (registered as ${one.registeredAs})`;
}

/** "45,000 RWF per month" */
export function classPrice(price: number): string {
  return `${formatMoney(price)} per month`;
}

/** "200,000 RWF for the whole course", or "300,000 RWF for the whole course, per group of up to 15". */
export function programmePrice(programme: Pick<DanceProgramme, 'price' | 'per'>): string {
  const price = `${formatMoney(programme.price)} for the whole course`;
  return programme.per === undefined ? price : `${price}, per ${programme.per}`;
}

/** "8 sessions" or "Custom sessions" */
export function programmeSessions(programme: Pick<DanceProgramme, 'sessions'>): string {
  return `${programme.sessions} sessions`;
}

/** The enrolment on a page of its own, for who comes without a script. */
export const enrolPage = '/services/dancing/enrol';

/** A class with the group that it belongs to. */
export interface PublishedClass {
  danceClass: DanceClass;
  category: DanceCategory;
}

/** The class that an enrolment names, if there is one. */
export function findClass(prices: Pick<DancePrices, 'groups'>, id: string): PublishedClass | undefined {
  return prices.groups
    .flatMap(({ classes, category }) => classes.map((danceClass) => ({ danceClass, category })))
    .find(({ danceClass }) => danceClass.id === id);
}

/** What the enrolment dialog says about a class before anyone fills in a field. */
export interface ClassSummary {
  id: string;
  /** Both names, where there are two. */
  name: string;
  price: string;
  duration: string;
  schedule: string;
  category: DanceCategory;
}

/** The same in words. */
export function classSummary({ danceClass, category }: PublishedClass): ClassSummary {
  const { id, price, duration, schedule } = danceClass;
  return { id, name: className(danceClass), price: classPrice(price), duration, schedule, category };
}
