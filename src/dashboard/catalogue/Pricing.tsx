import type { ReactNode } from 'react';
import { packageLabels, packageText } from '#src/dashboard/catalogue/package-words.ts';
import {
  entrySku,
  type PackageFields as Fields,
  lowestPrice,
} from '#src/domain/catalogue/packages/package.ts';
import { englishPrice } from '#src/domain/catalogue/prices/english-price.ts';
import { publishedPrices } from '#src/domain/catalogue/prices/published-prices.ts';
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
    { id: 'service', label: 'Service', role: 'secondary', cell: ({ fields: { service } }) => service },
    { id: 'lowest', label: 'Price', role: 'figure', cell: ({ fields, base }) => lowestText(fields, base) },
    { id: 'days', label: 'Days', cell: ({ fields }) => daysText(fields), extra: true },
  ],
  bulk: [{ label: 'Change prices', Dialog: ChangePrices }],
  publicPage: pageOf,
  publicWhen: 'New bookings cost this from now on. The public pages show it in about two minutes.',
});

/** Returns the public page; a session without its own price uses the page of its sizes. */
function pageOf(id = ''): string {
  const sku = entrySku(id);
  const service = sku.startsWith('sessions/') ? sku.slice(0, sku.lastIndexOf('/') + 1) : sku;
  const row =
    publishedPrices.find((one) => one.sku === sku) ??
    publishedPrices.find((one) => one.sku.startsWith(service));
  return row?.page ?? '/pricing';
}

function lowestText(fields: Fields, base: Fields | null): string {
  const lowest = lowestPrice(fields);
  if (lowest !== undefined) return englishPrice(lowest);
  return base === null ? 'No price' : 'By size';
}

/** Formats validity: "1 December 2026 – 31 December 2026"; empty if unlimited. */
function daysText({ validFrom, validTo }: Fields): string {
  if (validFrom === undefined && validTo === undefined) return '';
  const [from, to] = [packageText('validFrom', validFrom), packageText('validTo', validTo)];
  return `${from ?? ''} – ${to ?? ''}`.trim();
}

export default function Pricing(): ReactNode {
  return <ShelfPage rules={pricing} />;
}
