import { persistentAtom } from '@nanostores/persistent';
import { computed } from 'nanostores';
import { priceBook, publishedPrices } from '#src/domain/catalogue/prices/published-prices.ts';
import { quoteKey } from '#src/lib/storage/storage.ts';
import { type CategoryHead, type OfferedCategory, offersFrom } from './offers.ts';
import { parseQuote, type Quote } from './quote.ts';
import { summarise } from './quote-summary.ts';

/** The visitor's quote in `fts_quote`; no key means no quote. Other tabs follow through storage events. */
export const quoteStore = persistentAtom<Quote | undefined>(quoteKey, undefined, {
  encode: JSON.stringify,
  decode: parseQuote,
});

let offered: OfferedCategory[] | undefined;

/** Offers of the calculator in this build. Current prices decide on /book-now. */
export function offers(): OfferedCategory[] {
  offered ??= offersFrom(headsOnPage(), publishedPrices);
  return offered;
}

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
export const summaryStore = computed(quoteStore, (quote) => summarise(priceBook, quote?.lines ?? []));
