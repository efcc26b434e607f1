import { persistentAtom } from '@nanostores/persistent';
import { atom, computed, onMount } from 'nanostores';
import { livePackages } from '#src/features/catalogue/packages/live-packages.ts';
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
const livePackagesStore = atom<readonly PublicPackage[] | undefined>();

onMount(livePackagesStore, () => {
  void livePackages().then((live) => livePackagesStore.set(typeof live === 'string' ? undefined : live));
});

const soldStore = computed(livePackagesStore, (live) => (live ? soldPrices(prices, live) : prices));

/** All prices as they are now. Built once, and once more when newer ones come. */
export const priceBookStore = computed(soldStore, (sold) => buildPriceBook(sold));

/** What the calculator offers. */
export const offersStore = computed(soldStore, (sold) => offersFrom(headsOnPage(), sold));

/** The categories' names, from the tabs of the page: an island has the prices only. */
function headsOnPage(): CategoryHead[] {
  const tabs = document.querySelectorAll<HTMLAnchorElement>('[data-catalogue] nav a');
  return [...tabs].map(({ hash, textContent, dataset }) => ({
    id: hash.slice(1),
    title: textContent,
    ...('frames' in dataset && { frames: true as const }),
  }));
}

/** The quote in figures; without a quote, nothing of everything. */
export const summaryStore = computed([priceBookStore, quoteStore], (book, quote) =>
  summarise(book, quote?.lines ?? []),
);
