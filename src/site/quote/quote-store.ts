import { persistentAtom } from '@nanostores/persistent';
import { computed } from 'nanostores';
import { priceBook, publishedPrices } from '#src/domain/catalogue/prices/published-prices.ts';
import { quoteKey } from '#src/lib/storage/storage.ts';
import { type CategoryHead, type OfferedCategory, offersFrom } from './offers.ts';
import { parseQuote, type Quote } from './quote.ts';
import { summarise } from './quote-summary.ts';

/** Quote in localStorage (`fts_quote`), absent if empty; synchronised across tabs by storage events. */
export const quoteStore = persistentAtom<Quote | undefined>(quoteKey, undefined, {
  encode: JSON.stringify,
  decode: parseQuote,
});

let offered: OfferedCategory[] | undefined;

/** Returns the calculator's offers from this build. /book-now uses current prices. */
export function offers(): OfferedCategory[] {
  offered ??= offersFrom(headsOnPage(), publishedPrices);
  return offered;
}

/** Reads category names from the page's tabs: the island's data only has prices. */
function headsOnPage(): CategoryHead[] {
  const tabs = document.querySelectorAll<HTMLAnchorElement>('[data-catalogue] nav a');
  return [...tabs].map(({ hash, textContent, dataset }) => ({
    id: hash.slice(1),
    title: textContent,
    ...('frames' in dataset && { frames: true as const }),
  }));
}

export const summaryStore = computed(quoteStore, (quote) => summarise(priceBook, quote?.lines ?? []));
