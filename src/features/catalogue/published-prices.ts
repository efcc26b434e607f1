import sessions from '#content/prices/sessions.json' with { type: 'json' };
import { buildPriceBook, type PriceBook } from './price-book.ts';
import type { SessionPrices } from './session-prices.ts';

/** The price files as published. Their shape is checked by the content collections when the site is built. */
export const sessionPrices = sessions as SessionPrices;

/** The price book of this build, the same in pages, islands and functions. */
export const priceBook: PriceBook = buildPriceBook({ sessions: sessionPrices });
