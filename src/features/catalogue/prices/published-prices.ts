import json from '#published/prices.json' with { type: 'json' };
import { buildPriceBook, type PriceBook } from './price-book.ts';
import type { PriceRow } from './price-row.ts';

/** All prices of this build, without the words around them: small enough for an island. */
export const publishedPrices = json as PriceRow[];

/** The price book of this build. Functions that decide read the current one: netlify/core/catalogue/current-price-book.ts. */
export const priceBook: PriceBook = buildPriceBook(publishedPrices);
