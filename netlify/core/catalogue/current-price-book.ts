import { gitPackages } from '#src/features/catalogue/packages/git-packages.ts';
import type { PackageFields, PublicPackage } from '#src/features/catalogue/packages/package.ts';
import { publicPackages } from '#src/features/catalogue/packages/public-packages.ts';
import { soldPackages } from '#src/features/catalogue/packages/sold-packages.ts';
import { soldPrices } from '#src/features/catalogue/packages/sold-prices.ts';
import { buildPriceBook, type PriceBook } from '#src/features/catalogue/prices/price-book.ts';
import { publishedPrices } from '#src/features/catalogue/prices/published-prices.ts';
import type { KeptEntry, KeptShelf } from '#src/features/shelf/entry.ts';
import { shelfEntries } from '#src/features/shelf/overlay.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { type Database, db, type Transaction } from '../database.ts';
import { keptEntry, keptShelf, rowsOf } from '../shelf/read-shelf.ts';
import { packageShelf } from './package-shelf.ts';

/** Everything that is sold now: git, and over it what was published from the dashboard. One query; prices are never older. */
export async function currentPriceBook(now: Date): Promise<PriceBook> {
  return bookOf(sold({ entries: await keptPackages(db()), order: [] }, now));
}

/** The same as a list, in its public order. */
export async function currentPackages(now: Date): Promise<PublicPackage[]> {
  return sold(await keptShelf(packageShelf), now);
}

/** Also what was sold once: for bookings that were made then. */
export async function everyPriceBook(tx: Transaction): Promise<PriceBook> {
  const entries = (await keptPackages(tx)).map((entry) => ({
    ...entry,
    state: 'published' as const,
    removed: false,
  }));
  return bookOf(publicPackages(shelfEntries(gitPackages, { entries, order: [] }), publishedPrices));
}

async function keptPackages(connection: Database | Transaction): Promise<KeptEntry<PackageFields>[]> {
  return (await rowsOf(connection, packageShelf.kind)).map((row) => keptEntry<PackageFields>(row));
}

function sold(kept: KeptShelf<PackageFields>, now: Date): PublicPackage[] {
  return soldPackages(gitPackages, kept, { today: todayInKigali(now), prices: publishedPrices });
}

function bookOf(packages: readonly PublicPackage[]): PriceBook {
  return buildPriceBook(soldPrices(publishedPrices, packages));
}
