import catalogue from '#content/prices/catalogue.json' with { type: 'json' };
import frames from '#content/prices/frames.json' with { type: 'json' };
import sessions from '#content/prices/sessions.json' with { type: 'json' };
import { site } from '#src/features/studio/site.ts';
import type { CataloguePrices } from './catalogue-prices.ts';
import type { FramePrices } from './frame-prices.ts';
import { buildPriceBook, type PriceBook } from './price-book.ts';
import { pricesFrom } from './price-row.ts';
import type { SessionPrices } from './session-prices.ts';

/** The price files as they are in the base. What was changed from the dashboard lies over them: see `shown-prices.ts`. */
export const sessionPrices = sessions as SessionPrices;
export const framePrices = frames as FramePrices;
export const cataloguePrices = catalogue as CataloguePrices;

/** All prices of the files. */
export const publishedPrices = pricesFrom(
  { sessions: sessionPrices, frames: framePrices, catalogue: cataloguePrices },
  site.vatRegistered,
);

/** The price book of the files. */
export const priceBook: PriceBook = buildPriceBook(publishedPrices);
