import prices from 'virtual:prices';
import { buildPriceBook, type PriceBook } from './price-book.ts';

/** All prices in an island: no inclusions, no pictures. */
export { prices };

/** The price book in an island, with the packages as they were published. */
export const priceBook: PriceBook = buildPriceBook(prices);
