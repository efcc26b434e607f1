import { gitPackages } from '#src/features/catalogue/packages/git-packages.ts';
import type { PackageFields, PublicPackage } from '#src/features/catalogue/packages/package.ts';
import { publicPackages } from '#src/features/catalogue/packages/public-packages.ts';
import { soldPackages } from '#src/features/catalogue/packages/sold-packages.ts';
import { soldPrices } from '#src/features/catalogue/packages/sold-prices.ts';
import { buildPriceBook, type PriceBook } from '#src/features/catalogue/prices/price-book.ts';
import { publishedPrices } from '#src/features/catalogue/prices/published-prices.ts';
import type { Override, Overrides } from '#src/features/shelf/entry.ts';
import { applyOverrides } from '#src/features/shelf/overrides.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import type { Transaction } from '../database.ts';
import { overrideOf, readOverrides, rowsOf } from '../shelf/read-shelf.ts';
import type { ShelfRow } from '../shelf/shelf.table.ts';
import { packageShelf } from './package-shelf.ts';

/** Builds the price book from the base, overridden by these rows of the dashboard. */
export function priceBookOf(rows: readonly ShelfRow[], now: Date): PriceBook {
  return bookOf(sold({ entries: keptPackages(rows), order: [] }, now));
}

/** Lists the packages that are sold now, in their public order. */
export async function currentPackages(now: Date): Promise<readonly PublicPackage[]> {
  return sold(await readOverrides(packageShelf), now);
}

/** Also what was sold once: for bookings that were made then. */
export async function everyPriceBook(tx: Transaction): Promise<PriceBook> {
  const entries = keptPackages(await rowsOf(tx, packageShelf.kind)).map((entry) => ({
    ...entry,
    state: 'published' as const,
    removed: false,
  }));
  return bookOf(publicPackages(applyOverrides(gitPackages, { entries, order: [] }), publishedPrices));
}

function keptPackages(rows: readonly ShelfRow[]): Override<PackageFields>[] {
  return rows.map((row) => overrideOf<PackageFields>(row));
}

const sold = (kept: Overrides<PackageFields>, now: Date) =>
  soldPackages(gitPackages, kept, { today: todayInKigali(now), prices: publishedPrices });

function bookOf(packages: readonly PublicPackage[]): PriceBook {
  return buildPriceBook(soldPrices(publishedPrices, packages));
}
