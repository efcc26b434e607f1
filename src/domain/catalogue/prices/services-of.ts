import { type DayService, dayServicesNamed } from '#src/domain/availability/services/day-services.ts';
import type { CataloguePrices } from './catalogue-prices.ts';
import { catalogueSku } from './price-row.ts';

type Catalogue = Pick<CataloguePrices, 'categories' | 'packages'>;

/** Whose slots of a day the prices of the catalogue take, by address without the tier. */
export function catalogueServices({ categories, packages }: Catalogue): Map<string, readonly DayService[]> {
  return new Map([
    ...categories.flatMap(({ id: category, services, takes = [] }) =>
      services === 'frames'
        ? []
        : services.map((one) => [catalogueSku(category, one.id), one.takes ?? takes] as const),
    ),
    ...packages.map(
      ({ id, service, takes }) => [`package/${id}`, takes ?? dayServicesNamed(service)] as const,
    ),
  ]);
}

/**
 * Whose slots of a day a price takes. Sessions are of one service each; a package is of those that the staff `said` it is
 * about, by address.
 */
export function servicesOf(
  sku: string,
  catalogue: ReadonlyMap<string, readonly DayService[]>,
  said: ReadonlyMap<string, string>,
): readonly DayService[] {
  const [kind, id = '', ...rest] = sku.split('/');
  if (kind === 'sessions') return dayServicesNamed(id);
  const address = kind === 'package' ? `package/${id}` : [kind, id, rest[0]].join('/');
  const words = said.get(address);
  return words === undefined ? (catalogue.get(address) ?? []) : dayServicesNamed(words);
}
