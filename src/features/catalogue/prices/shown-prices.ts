import shelves from 'virtual:shelf';
import type { Overrides } from '#src/features/shelf/entry.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { gitPackages } from '../packages/git-packages.ts';
import type { PackageFields, PublicPackage } from '../packages/package.ts';
import { soldPackages } from '../packages/sold-packages.ts';
import { soldPrices } from '../packages/sold-prices.ts';
import { buildPriceBook, type PriceBook } from './price-book.ts';
import { publishedPrices } from './published-prices.ts';

/** All that is sold when the site is built: the price files, and over them what was published from the dashboard. */
export const shownPackages: readonly PublicPackage[] = soldPackages(
  gitPackages,
  (shelves.package ?? { entries: [], order: [] }) as Overrides<PackageFields>,
  { today: todayInKigali(new Date()), prices: publishedPrices },
);

/** The price book of this build, for pages. Functions ask the database: see netlify/core/catalogue/current-price-book.ts. */
export const shownBook: PriceBook = buildPriceBook(soldPrices(publishedPrices, shownPackages));
