import { persistentAtom } from '@nanostores/persistent';
import { atom, computed } from 'nanostores';
import { buildPriceBook, type PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import { namedRows } from '#src/domain/catalogue/prices/price-names.ts';
import { publishedRows } from '#src/domain/catalogue/prices/published-rows.ts';
import { quoteKey } from '#src/lib/storage/storage.ts';
import { type SpokenCatalogues, wordsOf } from '#src/lib/words/refusals.ts';
import { type CategoryHead, type OfferedCategory, offersFrom } from './offers.ts';
import { parseQuote, type Quote } from './quote.ts';
import { summarise } from './quote-summary.ts';

/** Quote in localStorage (`fts_quote`), absent if empty; synchronised across tabs by storage events. */
export const quoteStore = persistentAtom<Quote | undefined>(quoteKey, undefined, {
  encode: JSON.stringify,
  decode: parseQuote,
});

interface QuotePrices {
  book: PriceBook;
  offers: OfferedCategory[];
}

const pricesStore = atom<QuotePrices>({ book: new Map(), offers: [] });

/** Names the prices of this build, before the quote is shown. /book-now uses current prices. */
export function namePrices(words: SpokenCatalogues): void {
  const rows = namedRows(wordsOf(words, 'price-names'), publishedRows);
  const book = buildPriceBook(wordsOf(words, 'prices'), rows);
  pricesStore.set({ book, offers: offersFrom(headsOnPage(), rows) });
}

/** Returns the prices of this build with names in the language of the page. */
export const quoteBook = (): PriceBook => pricesStore.get().book;

/** Returns the calculator's offers. */
export const offers = (): OfferedCategory[] => pricesStore.get().offers;

/** Reads category names from the page's tabs: the island's data only has prices. */
function headsOnPage(): CategoryHead[] {
  const tabs = document.querySelectorAll<HTMLAnchorElement>('[data-catalogue] nav a');
  return [...tabs].map(({ hash, textContent, dataset }) => ({
    id: hash.slice(1),
    title: textContent,
    ...('frames' in dataset && { frames: true as const }),
  }));
}

export const summaryStore = computed([quoteStore, pricesStore], (quote, { book }) =>
  summarise(book, quote?.lines ?? []),
);
