import { basePackages } from '#src/domain/catalogue/packages/base-packages.ts';
import type { PackageFields, PublicPackage } from '#src/domain/catalogue/packages/package.ts';
import { bookIn, packagesIn } from '#src/domain/catalogue/packages/packages-in.ts';
import { publicPackages, soldEntries } from '#src/domain/catalogue/packages/public-packages.ts';
import { englishBook } from '#src/domain/catalogue/prices/english-price.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import type { Override } from '#src/domain/shelf/entry.ts';
import { applyOverrides } from '#src/domain/shelf/overrides.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import type { Language } from '#src/lib/words/languages.ts';
import type { Transaction } from '../database.ts';
import { overrideOf, published, rowsOf } from '../shelf/read-shelf.ts';
import type { ShelfRow } from '../shelf/shelf.table.ts';
import { packageShelf } from './package-shelf.ts';

export function priceBookOf(language: Language, rows: readonly ShelfRow[], now: Date): PriceBook {
  const entries = applyOverrides(basePackages.packages, { entries: overridesOf(rows), order: [] });
  const sold = soldEntries(entries, basePackages, todayInKigali(now));
  return bookIn(language, packagesIn(language, sold));
}

export async function currentPackages(language: Language, now: Date): Promise<readonly PublicPackage[]> {
  return packagesIn(language, await published(packageShelf, now));
}

/** Builds a price book that also has hidden and removed prices, for bookings made at them. */
export async function everyPriceBook(tx: Transaction): Promise<PriceBook> {
  const entries = overridesOf(await rowsOf(tx, packageShelf.kind)).map((entry) => ({
    ...entry,
    state: 'published' as const,
    removed: false,
  }));
  return englishBook(
    publicPackages(applyOverrides(basePackages.packages, { entries, order: [] }), basePackages),
  );
}

function overridesOf(rows: readonly ShelfRow[]): Override<PackageFields>[] {
  return rows.map((row) => overrideOf<PackageFields>(row));
}
