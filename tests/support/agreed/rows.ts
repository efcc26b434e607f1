import { englishPrice } from '#src/domain/catalogue/prices/english-price.ts';
import { agreedCataloguePrices, agreedFramePrices, readAgreedRow } from './prices.ts';

export const agreedRows = {
  ...Object.fromEntries(
    Object.entries(agreedCataloguePrices).map(([key, row]) => [
      `catalogue/${key}`,
      readAgreedRow(row).map(englishPrice),
    ]),
  ),
  ...Object.fromEntries(Object.entries(agreedFramePrices).map(([key, row]) => [`frames/${key}`, row])),
};
