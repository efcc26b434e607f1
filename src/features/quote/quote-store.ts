import { persistentAtom } from '@nanostores/persistent';
import { atom, computed } from 'nanostores';
import type { PublicPackage } from '#src/features/catalogue/packages/package.ts';
import { soldPrices } from '#src/features/catalogue/packages/sold-prices.ts';
import { prices } from '#src/features/catalogue/prices/browser-prices.ts';
import { buildPriceBook } from '#src/features/catalogue/prices/price-book.ts';
import { quoteKey } from '#src/lib/storage/storage.ts';
import { type CategoryHead, offersFrom } from './offers.ts';
import { parseQuote, type Quote } from './quote.ts';
import { summarise } from './quote-summary.ts';

/** The visitor's quote in `fts_quote`; no key means no quote. Other tabs follow through storage events. */
export const quoteStore = persistentAtom<Quote | undefined>(quoteKey, undefined, {
  encode: JSON.stringify,
  decode: parseQuote,
});

/** All that is sold now; undefined until it has come, when nothing is newer, and when it cannot be reached. */
export const livePackagesStore = atom<readonly PublicPackage[] | undefined>();

const soldStore = computed(livePackagesStore, (live) => (live ? soldPrices(prices, live) : prices));

/** The catalogue's categories, which the page hands over. */
export const categoryHeadsStore = atom<readonly CategoryHead[]>([]);

/** All prices as they are now. Built once, and once more when newer ones come. */
export const priceBookStore = computed(soldStore, (sold) => buildPriceBook(sold));

/** What the calculator offers. */
export const offersStore = computed([categoryHeadsStore, soldStore], offersFrom);

/** The quote in figures; without a quote, nothing of everything. */
export const summaryStore = computed([priceBookStore, quoteStore], (book, quote) =>
  summarise(book, quote?.lines ?? []),
);
