import type { ReactNode } from 'react';
import {
  entrySku,
  type PackageFields as Fields,
  lowestPrice,
} from '#src/features/catalogue/packages/package.ts';
import { packageLabels, packageText } from '#src/features/catalogue/packages/package-words.ts';
import { prices } from '#src/features/catalogue/prices/browser-prices.ts';
import { formatPrice } from '#src/features/catalogue/prices/price.ts';
import { ShelfPage } from '../shelf/ShelfPage.tsx';
import { shelfPage } from '../shelf/shelf-page.ts';
import { ChangePrices } from './ChangePrices.tsx';
import { PackageFields } from './PackageFields.tsx';
import { packageBody } from './price-values.ts';

const pricing = shelfPage<Fields>({
  word: 'pricing',
  noun: 'package',
  Fields: PackageFields,
  bodyOf: packageBody,
  labels: packageLabels,
  textOf: packageText,
  columns: [
    { id: 'service', label: 'Service', cell: ({ fields: { service } }) => service },
    { id: 'lowest', label: 'Price', figures: true, cell: ({ fields }) => lowestText(fields) },
    { id: 'days', label: 'Days', cell: ({ fields }) => daysText(fields), extra: true },
  ],
  bulk: [{ label: 'Change prices', Dialog: ChangePrices }],
  publicPage: (id = '') => prices.rows.find(({ sku }) => sku === entrySku(id))?.page ?? '/pricing',
});

function lowestText(fields: Fields): string {
  const lowest = lowestPrice(fields);
  return lowest === undefined ? 'No price' : formatPrice(lowest);
}

/** "1 December 2026 – 31 December 2026"; empty where it is not limited. */
function daysText({ validFrom, validTo }: Fields): string {
  if (validFrom === undefined && validTo === undefined) return '';
  const [from, to] = [packageText('validFrom', validFrom), packageText('validTo', validTo)];
  return `${from ?? ''} – ${to ?? ''}`.trim();
}

/** The island of a dashboard's /pricing. */
export default function Pricing(): ReactNode {
  return <ShelfPage rules={pricing} />;
}
