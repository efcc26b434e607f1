import { asc } from 'drizzle-orm';
import type { PackagePrice } from '#src/features/catalogue/prices/package-price.ts';
import { publishedPrices } from '#src/features/catalogue/prices/published-prices.ts';
import { db } from '../database.ts';
import { packages } from './package.table.ts';

type PackageRow = typeof packages.$inferSelect;

/** The packages as they are offered now: the published ones with what admins changed, then the added ones by age. */
export async function listPackages(): Promise<PackagePrice[]> {
  const rows = await db().select().from(packages).orderBy(asc(packages.createdAt), asc(packages.id));
  return overlayRows(publishedPrices.packages, rows);
}

function overlayRows(published: readonly PackagePrice[], rows: readonly PackageRow[]): PackagePrice[] {
  const changed = new Map(rows.map((row) => [row.id, row]));
  const known = new Set(published.map(({ id }) => id));
  return [
    ...published.map((made) => changed.get(made.id) ?? made),
    ...rows.filter(({ id }) => !known.has(id)),
  ].flatMap((found) => ('removedAt' in found ? offered(found) : found));
}

function offered({ id, name, amount, service, removedAt }: PackageRow): PackagePrice[] {
  return removedAt === null ? [{ id, name, price: amount, service }] : [];
}
