import prices from 'virtual:prices';
import { buildPriceBook, type PriceBook } from './price-book.ts';

/** All prices in an island: no inclusions, no pictures. */
export { prices };

/** The price book in an island, as it was when the site was built. */
export const priceBook: PriceBook = buildPriceBook(prices);
