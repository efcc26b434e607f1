import json from '#published/prices.json' with { type: 'json' };
import { englishBook } from './english-price.ts';
import type { PriceBook } from './price-book.ts';
import type { PriceRow } from './price-row.ts';

/** Prices at build time with English names, which no script of the site holds. */
export const publishedPrices = json as PriceRow[];

/** Price book at build time, in English. To decide, use netlify/core/catalogue/current-price-book.ts. */
export const priceBook: PriceBook = englishBook(publishedPrices);
