import json from '#published/prices.json' with { type: 'json' };
import { buildPriceBook, type PriceBook } from './price-book.ts';
import type { PriceRow } from './price-row.ts';

/** Prices at build time without texts, small enough for an island. */
export const publishedPrices = json as PriceRow[];

/** Price book at build time. To decide, use netlify/core/catalogue/current-price-book.ts. */
export const priceBook: PriceBook = buildPriceBook(publishedPrices);
