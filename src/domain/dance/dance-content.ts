import classes from '#content/prices/classes.json' with { type: 'json' };
import type { DancePrices } from './dance-prices.ts';

/** Published dance classes and programmes; the content collections check them at build time. */
export const dancePrices = classes as DancePrices;
