import { type PackagePrice, packageSku } from '#src/features/catalogue/prices/package-price.ts';
import type { PriceRow, Prices } from '#src/features/catalogue/prices/price-row.ts';
import { type QuoteTier, quoteTiers } from '#src/features/catalogue/tier.ts';

/** What the calculator offers: the catalogue's categories with what is sold in them. */

export interface OfferedService {
  /** The sku without its tier: `catalogue/design-printing/logo-design`, or a package's whole sku. */
  sku: string;
  title: string;
  /** Empty for a package, which has one price. */
  tiers: readonly QuoteTier[];
}

export interface OfferedCategory {
  id: string;
  title: string;
  services: readonly OfferedService[];
}

/** A category as the price file has it; `frames` for the one whose services are those of frames.json. */
export interface CategoryHead {
  id: string;
  title: string;
  frames?: true;
}

/** The category that shows the packages made by an admin too. */
const packageCategory = 'specialised-packages';

/** The categories in the price file's order. `live` are the packages as they are now. */
export function offersFrom(
  heads: readonly CategoryHead[],
  prices: Prices,
  live: readonly PackagePrice[] = prices.packages,
): OfferedCategory[] {
  const byCategory = Map.groupBy(prices.rows, categoryOf);
  const packages = live.map(({ id, name }) => ({ sku: packageSku(id), title: name, tiers: [] }));
  return heads.map(({ id, title, frames }) => ({
    ...{ id, title },
    services: [
      ...(byCategory.get(frames ? 'frames' : id) ?? []).map(offeredService),
      ...(id === packageCategory ? packages : []),
    ],
  }));
}

/** "catalogue/photography/event" belongs to photography; frames are one category of their own. */
function categoryOf({ sku }: PriceRow): string | undefined {
  const [kind, category] = sku.split('/');
  if (kind === 'frames') return 'frames';
  return kind === 'catalogue' ? category : undefined;
}

function offeredService({ sku, label, prices }: PriceRow): OfferedService {
  return { sku, title: label, tiers: quoteTiers.filter((tier) => prices[tier] !== undefined) };
}
