import classes from '#content/prices/classes.json' with { type: 'json' };
import type { DancePrices } from './dance-prices.ts';

/** The dance classes and programmes as published; checked by the content collections when the site is built. */
export const dancePrices = classes as DancePrices;
