import catalogue from '#content/prices/catalogue.json' with { type: 'json' };
import frames from '#content/prices/frames.json' with { type: 'json' };
import sessions from '#content/prices/sessions.json' with { type: 'json' };
import type { CataloguePrices } from './catalogue-prices.ts';
import type { FramePrices } from './frame-prices.ts';
import type { SessionPrices } from './session-prices.ts';

/** Price files, only for the structure of services. Published prices are in published-prices.ts. */
export const sessionPrices = sessions as SessionPrices;
export const framePrices = frames as FramePrices;
export const cataloguePrices = catalogue as CataloguePrices;
