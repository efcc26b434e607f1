import { isTier } from '#src/domain/catalogue/packages/package.ts';
import type { PriceRow } from '#src/domain/catalogue/prices/price-row.ts';
import type { Tier } from '#src/domain/catalogue/tier.ts';

/** Offers of the calculator: categories of the catalogue with their packages. */

export interface OfferedService {
  /** The sku without its tier: `catalogue/design-printing/logo-design`, or a package's whole sku. */
  sku: string;
  title: string;
  /** Empty for a package, which has one price. */
  tiers: readonly Tier[];
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

/** The categories in the price file's order, with what is sold in them. */
export function offersFrom(heads: readonly CategoryHead[], rows: readonly PriceRow[]): OfferedCategory[] {
  const byCategory = Map.groupBy(rows, categoryOf);
  return heads.map(({ id, title, frames }) => ({
    id,
    title,
    services: [
      ...(byCategory.get(frames ? 'frames' : id) ?? []),
      ...(id === packageCategory ? (byCategory.get('package') ?? []) : []),
    ]
      .filter((row) => row.tiers.some(({ sameAs }) => sameAs === undefined))
      .map(offeredService),
  }));
}

/** "catalogue/photography/event" belongs to photography; frames and packages are categories of their own. */
function categoryOf({ sku }: PriceRow): string | undefined {
  const [kind, category] = sku.split('/');
  if (kind === 'frames' || kind === 'package') return kind;
  return kind === 'catalogue' ? category : undefined;
}

/** Without the prices that are sold under another name. */
function offeredService({ sku, name, tiers }: PriceRow): OfferedService {
  const sold = tiers.filter(({ sameAs }) => sameAs === undefined).map((tier) => tier.name);
  return { sku, title: name, tiers: sold.filter(isTier) };
}
