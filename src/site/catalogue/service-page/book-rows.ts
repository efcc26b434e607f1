import type { CataloguePrices } from '#src/domain/catalogue/prices/catalogue-prices.ts';
import type { PriceBook, PriceBookEntry } from '#src/domain/catalogue/prices/price-book.ts';
import type { Tier } from '#src/domain/catalogue/tier.ts';

interface BookRow {
  /** SKU without the tier: `catalogue/architecture/house-plan`. */
  address: string;
  title: string;
  skus: Partial<Record<Tier, string>>;
  addsVat: boolean;
}

/**
 * Returns the rows below an address: `catalogue/architecture` is a category, `sessions/editing/motion`
 * a row. Throws RangeError (fails the build) if there are none.
 */
export function bookRows(book: PriceBook, address: string): BookRow[] {
  const entries = [...book.values()].filter(({ sku }) => sku.startsWith(`${address}/`));
  if (entries.length === 0)
    throw new RangeError(
      `content/services: nothing in content/prices begins with "${address}". Check "cost.prices".`,
    );
  return [...Map.groupBy(entries, ({ sku }) => sku.slice(0, sku.lastIndexOf('/')))].map(rowOf);
}

/** Returns the description of each catalogue service by address: "Priced by the photo." */
export function catalogueNotes({ categories }: CataloguePrices): Map<string, string> {
  const services = categories.flatMap(({ id, services }) =>
    services === 'frames'
      ? []
      : services.map((service) => ({ address: `catalogue/${id}/${service.id}`, ...service })),
  );
  return new Map(services.map(({ address, description = '' }) => [address, description]));
}

function rowOf([address, entries]: [string, PriceBookEntry[]]): BookRow {
  const tiered = entries.flatMap(({ tier, sku }) => (tier === undefined ? [] : [[tier, sku]]));
  return {
    address,
    title: entries[0]?.name ?? '',
    skus: Object.fromEntries(tiered),
    addsVat: entries.some(({ addsVat }) => addsVat),
  };
}
