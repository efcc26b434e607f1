import { type Tier, tierLabel, tiers } from '../tier.ts';
import { type PackagePrice, packageSku } from './package-price.ts';
import { type Price, readPrice } from './price.ts';
import type { PriceRow, Prices } from './price-row.ts';

/** One thing that can be bought, at one price. */
export interface PriceBookEntry {
  /** Address of the price, for example `sessions/photography/4h/premium`. */
  sku: string;
  /** "Photography, 4 hours, Premium" */
  label: string;
  service: string;
  /** Absent for a package that comes in one price only (`package/<id>`). */
  tier?: Tier;
  price: Price;
  /** The page that sells it. */
  page: string;
  /** Packages sold at this price, by id: the line's options say which one. Empty for what comes in no packages. */
  packages: Record<string, string>;
  /** True when VAT is added to the price; false when the price includes it, or the studio charges none. */
  addsVat: boolean;
  /** RWF once per line, for doing it first; undefined where there is no express service. */
  expressFee: number | undefined;
}

/** Every published price by sku. Pages, islands and functions read the same book. */
export type PriceBook = ReadonlyMap<string, PriceBookEntry>;

/** Builds the book. `live` are the packages as they are now; without them, as they were published. */
export function buildPriceBook(prices: Prices, live?: readonly PackagePrice[]): PriceBook {
  const entries = [
    ...prices.rows.flatMap(rowEntries),
    ...(live ?? prices.packages).map((made) => packageEntry(made, prices)),
  ];
  return new Map(entries.map((entry) => [entry.sku, entry]));
}

function packageEntry({ id, name, price }: PackagePrice, prices: Prices): PriceBookEntry {
  return {
    sku: packageSku(id),
    label: name,
    service: 'packages',
    price: readPrice(price),
    page: prices.page,
    packages: {},
    addsVat: prices.vatRegistered,
    expressFee: undefined,
  };
}

/** One entry per tier. */
function rowEntries(row: PriceRow): PriceBookEntry[] {
  const { service, page, packages = {}, vat, expressFee } = row;
  return tiers.flatMap((tier) => {
    const written = row.prices[tier];
    if (written === undefined) return [];
    return {
      sku: `${row.sku}/${tier}`,
      label: `${row.label}, ${tierLabel(tier)}`,
      ...{ service, tier, page, packages, expressFee },
      price: readPrice(written),
      addsVat: vat === 'added',
    };
  });
}

/** "Portrait photography, 4 hours, Premium": the entry's label, led by the chosen package where there are several. */
export function lineLabel(entry: PriceBookEntry, packageId: string | undefined): string {
  // The id may be anybody's word: not every object that is found under one is a package.
  if (packageId === undefined || !Object.hasOwn(entry.packages, packageId)) return entry.label;
  return [entry.packages[packageId], ...entry.label.split(', ').slice(1)].join(', ');
}
