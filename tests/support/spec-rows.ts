import { formatPrice } from '#src/features/catalogue/prices/price.ts';
import { readSpecRow, specCataloguePrices, specFramePrices } from './spec-prices.ts';

/** Every agreed row as the catalogue has to show it, by the start of its skus. */
export const specRows = {
  ...Object.fromEntries(
    Object.entries(specCataloguePrices).map(([key, row]) => [
      `catalogue/${key}`,
      readSpecRow(row).map(formatPrice),
    ]),
  ),
  ...Object.fromEntries(Object.entries(specFramePrices).map(([key, row]) => [`frames/${key}`, row])),
};
