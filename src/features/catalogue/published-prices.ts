import frames from '#content/prices/frames.json' with { type: 'json' };
import sessions from '#content/prices/sessions.json' with { type: 'json' };
import type { FramePrices } from './frame-prices.ts';
import { buildPriceBook, type PriceBook } from './price-book.ts';
import type { SessionPrices } from './session-prices.ts';

/** The price files as published. Their shape is checked by the content collections when the site is built. */
export const sessionPrices = sessions as SessionPrices;
export const framePrices = frames as FramePrices;

/** The price book of this build, the same in pages, islands and functions. */
export const priceBook: PriceBook = buildPriceBook({ sessions: sessionPrices, frames: framePrices });
