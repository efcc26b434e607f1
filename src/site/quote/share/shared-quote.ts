import { atom } from 'nanostores';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import { priceItem } from '#src/domain/catalogue/prices/price-order.ts';
import { formatMoney } from '#src/lib/money.ts';
import { goneTitle } from '../lines/line-title.ts';
import type { Quote } from '../quote.ts';
import { addToQuote, toLine } from '../quote-changes.ts';
import { quoteStore, summaryStore } from '../quote-store.ts';
import { decodeQuote, encodeQuote, isQuoteHash, type SharedQuote } from './quote-link.ts';

/** A quote that came by a link, and what has become of it. */
export type QuoteOpening =
  /** There is a quote here already, so the visitor is asked. */
  | { kind: 'question'; shared: SharedQuote }
  | { kind: 'opened'; shared: SharedQuote }
  | { kind: 'added'; shared: SharedQuote; left: number }
  | { kind: 'damaged' };

/** How the last one was opened, until the visitor has read it. */
export const openingStore = atom<QuoteOpening | undefined>();

/** Looks at the address. A quote is opened where there is none here; otherwise nothing changes before the visitor says so. */
export function receiveQuote(): void {
  const { hash } = window.location;
  if (!isQuoteHash(hash)) return;
  const shared = decodeQuote(hash);
  const own = quoteStore.get();
  if (shared === undefined) settle({ kind: 'damaged' });
  else if (own === undefined) openShared(shared);
  else if (isSame(own, shared)) settle(undefined);
  else openingStore.set({ kind: 'question', shared });
}

/** Puts the shared quote in the place of whatever is here. */
export function openShared(shared: SharedQuote): void {
  const { number, date, lines } = shared;
  quoteStore.set({ number, date, given: true, lines: lines.map(toLine) });
  settle({ kind: 'opened', shared });
}

/** Adds the shared lines to the quote that is here, as far as it has room. */
export function addShared(shared: SharedQuote): void {
  settle({ kind: 'added', shared, left: addToQuote(shared.lines) });
}

/** Ends with this, and takes the quote out of the address: a reload must not ask again. */
export function settle(opening: QuoteOpening | undefined): void {
  openingStore.set(opening);
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}

/** The address that opens this quote on another device. */
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

/** What is different from when the quote was shared, one sentence per line. */
export function changesSince(book: PriceBook, { lines }: SharedQuote): string[] {
  return lines.flatMap((line) => {
    const now = priceItem(book, line);
    if (now === undefined) return `${goneTitle(line.sku)}: we no longer offer this.`;
    if (line.amount === undefined || line.amount === now.amount) return [];
    return `${now.label}: now ${formatMoney(now.amount)}, before ${formatMoney(line.amount)}.`;
  });
}
