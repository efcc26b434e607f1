import { persistentAtom } from '@nanostores/persistent';
import { atom, computed } from 'nanostores';
import { priceBook, publishedPrices } from '#src/features/catalogue/prices/published-prices.ts';
import { quoteKey } from '#src/lib/storage/storage.ts';
import { type CategoryHead, offersFrom } from './offers.ts';
import { parseQuote, type Quote } from './quote.ts';
import { summarise } from './quote-summary.ts';

/** The visitor's quote in `fts_quote`; no key means no quote. Other tabs follow through storage events. */
export const quoteStore = persistentAtom<Quote | undefined>(quoteKey, undefined, {
  encode: JSON.stringify,
  decode: parseQuote,
});

/** All prices of this build; the server checks them when something is booked. */
export const priceBookStore = atom(priceBook);

/** What the calculator offers. */
export const offersStore = computed(priceBookStore, () => offersFrom(headsOnPage(), publishedPrices));

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
