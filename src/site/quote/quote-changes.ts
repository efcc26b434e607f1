import { atom } from 'nanostores';
import type { OrderItem } from '#src/domain/catalogue/prices/price-order.ts';
import type { PriceWords } from '#src/domain/catalogue/prices/words/en.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { cartStore } from '#src/site/cart/cart-store.ts';
import {
  addLine,
  changeQuantity,
  maxQuoteLines,
  type Quote,
  type QuoteHead,
  type QuoteLine,
  type RemovedLine,
  removeLine,
  renumbered,
  replaceItem,
  restoreLines,
} from './quote.ts';
import { newQuoteNumber } from './quote-number.ts';
import { quoteBook, quoteStore, summaryStore } from './quote-store.ts';
import { soldLines } from './quote-summary.ts';
import { quoteToCart } from './quote-to-cart.ts';
import type { QuoteWords } from './words/en.ts';

/** Last removed lines, for undo; cleared by any other change. */
export const removedStore = atom<{ head: QuoteHead; lines: RemovedLine[] } | undefined>();

function newHead(): QuoteHead {
  const date = todayInKigali(new Date());
  return { number: newQuoteNumber(date), date };
}

/** Stores a quote, under a new number if its lines changed after it was shared. */
function keep(quote: Quote | undefined): void {
  quoteStore.set(quote && renumbered(quoteStore.get(), quote, newHead()));
}

export function markShared(): void {
  const quote = quoteStore.get();
  if (quote !== undefined) quoteStore.set({ ...quote, given: true });
}

export function toLine({ sku, quantity, options }: OrderItem): QuoteLine {
  return { id: crypto.randomUUID(), sku, quantity, ...(options && { options }) };
}

/** Adds items at the end; returns how many did not fit. */
export function addToQuote(items: readonly OrderItem[]): number {
  const before = quoteStore.get();
  const head = before ?? newHead();
  removedStore.set(undefined);
  keep(items.map(toLine).reduce<Quote | undefined>((quote, line) => addLine(quote, line, head), before));
  return Math.max(0, (before?.lines.length ?? 0) + items.length - maxQuoteLines);
}

export function saveLine(id: string, item: OrderItem): void {
  const quote = quoteStore.get();
  removedStore.set(undefined);
  if (quote?.lines.some((line) => line.id === id)) keep(replaceItem(quote, id, item));
  else addToQuote([item]);
}

export function setQuantity(id: string, quantity: number): void {
  const quote = quoteStore.get();
  removedStore.set(undefined);
  keep(quote && changeQuantity(quote, id, quantity));
}

export function removeFromQuote(id?: string): void {
  const quote = quoteStore.get();
  if (quote === undefined) return;
  const { lines, ...head } = quote;
  const removed = lines
    .map((line, position) => ({ position, line }))
    .filter(({ line }) => id === undefined || line.id === id);
  keep(id === undefined ? undefined : removeLine(quote, id));
  removedStore.set({ head, lines: removed });
}

export function undoRemoval(): void {
  const removed = removedStore.get();
  if (removed !== undefined) keep(restoreLines(quoteStore.get(), removed.lines, removed.head));
  removedStore.set(undefined);
}

/** Dates the quote today under a new number, so that it is valid for 30 days again. */
export function renewQuote(): void {
  const quote = quoteStore.get();
  if (quote !== undefined) quoteStore.set({ ...newHead(), lines: quote.lines });
}

/** Moves the quote into the cart; returns how many lines did not fit and stay. */
export function checkOut(words: PriceWords): number {
  const quote = quoteStore.get();
  if (quote === undefined) return 0;
  const summary = summaryStore.get();
  const { cart, taken } = quoteToCart(words, quoteBook(), cartStore.get(), soldLines(summary));
  const left = summary.rows.filter((row) => row.priced).slice(taken);
  cartStore.set(cart);
  removedStore.set(undefined);
  keep(left.length === 0 ? undefined : { ...quote, lines: left.map((row) => row.line) });
  return left.length;
}

export function noRoomText(words: QuoteWords, left: number): string {
  return `${words.full({ most: maxQuoteLines })} ${words.notAdded({ count: left })}`;
}
