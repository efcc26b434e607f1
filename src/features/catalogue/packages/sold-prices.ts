import { dayServicesNamed } from '#src/features/availability/services/day-services.ts';
import type { PriceRow, Prices } from '../prices/price-row.ts';
import type { PublicPackage } from './package.ts';
import { hasOwnPrice } from './public-packages.ts';

/**
 * The rows as these packages have them: prices, names and fees are theirs, what is not among them is not sold. What
 * nobody has changed is the very same row.
 */
export function soldPrices(prices: Prices, packages: readonly PublicPackage[]): Prices {
  const known = new Map(prices.rows.map((row) => [row.sku, row]));
  const rows = packages.filter(hasOwnPrice).map((made) => soldRow(made, known.get(made.sku), prices.page));
  return { ...prices, rows };
}

function soldRow(made: PublicPackage, row: PriceRow | undefined, page: string): PriceRow {
  const sameAs = Object.fromEntries(
    made.tiers.flatMap((tier) => (tier.sameAs === undefined ? [] : [[tier.name, tier.sameAs]])),
  );
  const { sku, name, vat, expressFee, sessions, size, tiers } = made;
  return {
    sku,
    label: name,
    service: row?.service ?? 'packages',
    page: row?.page ?? page,
    prices: Object.fromEntries(tiers.map((tier) => [tier.name, tier.amount])),
    ...(sessions !== undefined && { packages: sessions }),
    ...(size !== undefined && { size }),
    ...(vat === 'added' && { vat }),
    ...(expressFee !== undefined && { expressFee }),
    ...(row?.goods && { goods: true }),
    ...(isDated(made, row) && { dated: true }),
    ...(Object.keys(sameAs).length > 0 && { sameAs }),
  };
}

/** True for work with a date. A package that staff added has one when its service has daily slots. */
function isDated({ service }: PublicPackage, row: PriceRow | undefined): boolean {
  return row === undefined ? dayServicesNamed(service).length > 0 : row.dated === true;
}
