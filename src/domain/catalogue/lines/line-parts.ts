import {
  type LineOptions,
  leavesOutVat,
  lineAmount,
  travelFeePerKm,
  vatPercent,
} from '../prices/line-price.ts';
import { formatPrice, lowerBound } from '../prices/price.ts';
import type { PriceBookEntry } from '../prices/price-book.ts';
import type { OrderItem } from '../prices/price-order.ts';

export interface LinePart {
  /** "3 × 50,000 RWF", "Express", "12 km of travel", "VAT 18%" */
  label: string;
  /** RWF; undefined for a price on request. */
  amount: number | undefined;
}

export function lineParts(entry: PriceBookEntry, { quantity, options = {} }: OrderItem): LinePart[] {
  return [basePart(entry, quantity), ...addedByChoice(entry, options), ...addedVat(entry, quantity, options)];
}

function basePart({ price }: PriceBookEntry, quantity: number): LinePart {
  const onRequest = price.kind === 'on-request';
  return {
    label: quantity === 1 || onRequest ? 'Price' : `${quantity} × ${formatPrice(price)}`,
    amount: onRequest ? undefined : lowerBound(price) * quantity,
  };
}

function addedByChoice({ expressFee }: PriceBookEntry, { express, km }: LineOptions): LinePart[] {
  return [
    ...(express && expressFee !== undefined ? [{ label: 'Express', amount: expressFee }] : []),
    ...(km ? [{ label: `${km} km of travel`, amount: km * travelFeePerKm }] : []),
  ];
}

function addedVat(entry: PriceBookEntry, quantity: number, options: LineOptions): LinePart[] {
  if (!entry.addsVat) return [];
  if (leavesOutVat(entry, options)) return [{ label: 'Without VAT', amount: 0 }];
  const net = lineAmount(entry, quantity, { ...options, vat: false });
  const vat = lineAmount(entry, quantity, options) - net;
  // VAT of an unknown price is unknown too.
  return net === 0 ? [] : [{ label: `VAT ${vatPercent}%`, amount: vat }];
}
