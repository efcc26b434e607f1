import { formatPrice } from '#src/domain/catalogue/prices/price.ts';
import { agreedCataloguePrices, agreedFramePrices, readAgreedRow } from './prices.ts';

export const agreedRows = {
  ...Object.fromEntries(
    Object.entries(agreedCataloguePrices).map(([key, row]) => [
      `catalogue/${key}`,
      readAgreedRow(row).map(formatPrice),
    ]),
  ),
  ...Object.fromEntries(Object.entries(agreedFramePrices).map(([key, row]) => [`frames/${key}`, row])),
};
