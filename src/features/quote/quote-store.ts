import { persistentAtom } from '@nanostores/persistent';
import { atom, computed } from 'nanostores';
import { prices } from '#src/features/catalogue/prices/browser-prices.ts';
import type { PackagePrice } from '#src/features/catalogue/prices/package-price.ts';
import { buildPriceBook } from '#src/features/catalogue/prices/price-book.ts';
import { quoteKey } from '#src/lib/storage.ts';
import { type CategoryHead, offersFrom } from './offers.ts';
import { parseQuote, type Quote } from './quote.ts';
import { summarise } from './quote-summary.ts';

/** The visitor's quote in `fts_quote`; no key means no quote. Other tabs follow through storage events. */
export const quoteStore = persistentAtom<Quote | undefined>(quoteKey, undefined, {
  encode: JSON.stringify,
  decode: parseQuote,
});

/** The packages as admins keep them now; undefined until they have come, and when they cannot be reached. */
export const livePackagesStore = atom<PackagePrice[] | undefined>();

/** The catalogue's categories, which the page hands over. */
export const categoryHeadsStore = atom<readonly CategoryHead[]>([]);

/** All prices as they are now. Built once, and once more when the live packages come. */
export const priceBookStore = computed(livePackagesStore, (live) => buildPriceBook(prices, live));

/** What the calculator offers. */
export const offersStore = computed([categoryHeadsStore, livePackagesStore], (heads, live) =>
  offersFrom(heads, prices, live),
);

/** The quote in figures; without a quote, nothing of everything. */
export const summaryStore = computed([priceBookStore, quoteStore], (book, quote) =>
  summarise(book, quote?.lines ?? []),
);
