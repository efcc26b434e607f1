import type { PriceRow } from '#src/domain/catalogue/prices/price-row.ts';
import { isTier, type Tier } from '#src/domain/catalogue/tier.ts';

export interface OfferedService {
  /** SKU without the tier: `catalogue/design-printing/logo-design`; for a package the whole SKU. */
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

/** Category of the price file; `frames` marks the one with the services of frames.json. */
export interface CategoryHead {
  id: string;
  title: string;
  frames?: true;
}

/** Category that also contains packages made by an admin. */
const packageCategory = 'specialised-packages';

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

/** Returns photography for "catalogue/photography/event"; frames and packages are their own. */
function categoryOf({ sku }: PriceRow): string | undefined {
  const [kind, category] = sku.split('/');
  if (kind === 'frames' || kind === 'package') return kind;
  return kind === 'catalogue' ? category : undefined;
}

/** Omits prices that are sold under another SKU. */
function offeredService({ sku, name, tiers }: PriceRow): OfferedService {
  const sold = tiers.filter(({ sameAs }) => sameAs === undefined).map((tier) => tier.name);
  return { sku, title: name, tiers: sold.filter(isTier) };
}
