import { speak } from '#src/lib/words/messages.ts';
import type { Price } from './price.ts';
import { buildPriceBook, type PriceBook } from './price-book.ts';
import type { PriceRow } from './price-row.ts';
import { priceText } from './price-words.ts';
import { en } from './words/en.ts';

/** Words a price for staff and for integrators, who read English. */
export function englishPrice(price: Price): string {
  return priceText(speak('en', en), price);
}

/** Builds the book of rows in English. */
export function englishBook(rows: readonly PriceRow[]): PriceBook {
  return buildPriceBook(speak('en', en), rows);
}
