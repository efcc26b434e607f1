import { atom } from 'nanostores';
import { describeLine } from '#src/domain/catalogue/prices/line-price.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import { priceItem } from '#src/domain/catalogue/prices/price-order.ts';
import type { PriceWords } from '#src/domain/catalogue/prices/words/en.ts';
import { titleFromSku } from '../lines/title-from-sku.ts';
import type { Quote } from '../quote.ts';
import { addToQuote, toLine } from '../quote-changes.ts';
import { quoteStore, summaryStore } from '../quote-store.ts';
import type { QuoteWords } from '../words/en.ts';
import { decodeQuote, encodeQuote, isQuoteHash, type SharedQuote } from './quote-link.ts';

export type QuoteOpening =
  /** Asks first, because there already is a quote. */
  | { kind: 'question'; shared: SharedQuote }
  | { kind: 'opened'; shared: SharedQuote }
  | { kind: 'added'; shared: SharedQuote; left: number }
  | { kind: 'damaged' };

export const openingStore = atom<QuoteOpening | undefined>();

/** Opens a quote from the URL if there is none yet; otherwise asks first. */
export function receiveQuote(): void {
  const { hash } = window.location;
  if (!isQuoteHash(hash)) return;
  const shared = decodeQuote(hash);
  const own = quoteStore.get();
  if (shared === undefined) finishOpening({ kind: 'damaged' });
  else if (own === undefined) openShared(shared);
  else if (isSame(own, shared)) finishOpening(undefined);
  else openingStore.set({ kind: 'question', shared });
}

export function openShared(shared: SharedQuote): void {
  const { number, date, lines } = shared;
  quoteStore.set({ number, date, given: true, lines: lines.map(toLine) });
  finishOpening({ kind: 'opened', shared });
}

export function addShared(shared: SharedQuote): void {
  finishOpening({ kind: 'added', shared, left: addToQuote(shared.lines) });
}

/** Stores the outcome and removes the quote from the URL, so that a reload does not ask again. */
export function finishOpening(opening: QuoteOpening | undefined): void {
  openingStore.set(opening);
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}

export function quoteAddress(quote: Quote): string {
  const lines = summaryStore
    .get()
    .rows.flatMap(({ line, priced }) => (priced ? { ...line, amount: priced.amount } : []));
  const { origin, pathname } = window.location;
  return origin + pathname + encodeQuote({ ...quote, lines });
}

function isSame(own: Quote, shared: SharedQuote): boolean {
  const bare = { ...shared, lines: shared.lines.map(({ amount: _, ...line }) => line) };
  return encodeQuote(own) === encodeQuote(bare);
}

export function changesSince(
  words: QuoteWords,
  prices: PriceWords,
  book: PriceBook,
  { lines }: SharedQuote,
): string[] {
  return lines.flatMap((line) => {
    const now = priceItem(book, line);
    if (now === undefined) return words.noLongerSold({ name: titleFromSku(words, line.sku) });
    if (line.amount === undefined || line.amount === now.amount) return [];
    return words.amountChanged({
      name: describeLine(prices, now.entry, line.options),
      now: now.amount,
      before: line.amount,
    });
  });
}
