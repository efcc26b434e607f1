import { formatPrice } from '#src/domain/catalogue/prices/price.ts';
import { agreedCataloguePrices, agreedFramePrices, readAgreedRow } from './prices.ts';

/** Every agreed row as the catalogue has to show it, by the start of its skus. */
export const agreedRows = {
  ...Object.fromEntries(
    Object.entries(agreedCataloguePrices).map(([key, row]) => [
      `catalogue/${key}`,
      readAgreedRow(row).map(formatPrice),
    ]),
  ),
  ...Object.fromEntries(Object.entries(agreedFramePrices).map(([key, row]) => [`frames/${key}`, row])),
};
