import { type DayService, dayServicesNamed } from '#src/domain/availability/services/day-services.ts';
import type { CataloguePrices } from './catalogue-prices.ts';
import { catalogueSku } from './price-row.ts';

type Catalogue = Pick<CataloguePrices, 'categories' | 'packages'>;

/** Maps catalogue SKUs without the tier to the services whose daily capacity they use. */
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
 * Returns the services whose daily capacity a price uses: a session's own, or those of a package.
 * `said` maps packages to the subject that staff typed, which overrides the catalogue.
 */
export function capacityServicesOf(
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
