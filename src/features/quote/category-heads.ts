import { cataloguePrices } from '#src/features/catalogue/prices/published-prices.ts';
import type { CategoryHead } from './offers.ts';

/** The categories' names for the calculator: read at build time, because islands have the prices only. */
export const categoryHeads: CategoryHead[] = cataloguePrices.categories.map(({ id, title, services }) => ({
  ...{ id, title },
  ...(services === 'frames' && { frames: true as const }),
}));
