import {
  type LineOptions,
  leavesOutVat,
  lineAmount,
  travelFeePerKm,
  vatPercent,
} from '../prices/line-price.ts';
import { lowerBound, type Price } from '../prices/price.ts';
import type { PriceBookEntry } from '../prices/price-book.ts';
import type { OrderItem } from '../prices/price-order.ts';
import { priceText } from '../prices/price-words.ts';
import type { PriceWords } from '../prices/words/en.ts';

/** Part of a line's amount. `amount`: RWF, undefined for a price on request. */
export type LinePart = { amount: number | undefined } & (
  | { kind: 'price'; price: Price; quantity: number }
  | { kind: 'travel'; km: number }
  | { kind: 'express' | 'vat' | 'without-vat' }
);

export function lineParts(entry: PriceBookEntry, { quantity, options = {} }: OrderItem): LinePart[] {
  return [basePart(entry, quantity), ...addedByChoice(entry, options), ...addedVat(entry, quantity, options)];
}

function basePart({ price }: PriceBookEntry, quantity: number): LinePart {
  const amount = price.kind === 'on-request' ? undefined : lowerBound(price) * quantity;
  return { kind: 'price', price, quantity, amount };
}

function addedByChoice({ expressFee }: PriceBookEntry, { express, km }: LineOptions): LinePart[] {
  return [
    ...(express && expressFee !== undefined ? [{ kind: 'express', amount: expressFee } as const] : []),
    ...(km ? [{ kind: 'travel', km, amount: km * travelFeePerKm } as const] : []),
  ];
}

function addedVat(entry: PriceBookEntry, quantity: number, options: LineOptions): LinePart[] {
  if (!entry.addsVat) return [];
  if (leavesOutVat(entry, options)) return [{ kind: 'without-vat', amount: 0 }];
  const net = lineAmount(entry, quantity, { ...options, vat: false });
  const vat = lineAmount(entry, quantity, options) - net;
  // VAT of an unknown price is unknown too.
  return net === 0 ? [] : [{ kind: 'vat', amount: vat }];
}

/** Words the label before a part's amount: "3 × 50,000 RWF", "Express", "12 km of travel", "VAT 18%". */
export function partLabel(words: PriceWords, part: LinePart): string {
  switch (part.kind) {
    case 'price': {
      const { price, quantity } = part;
      const isOne = quantity === 1 || price.kind === 'on-request';
      return isOne ? words.unitPrice : words.pieces({ quantity, price: priceText(words, price) });
    }
    case 'travel':
      return words.travel(part);
    case 'express':
      return words.express;
    case 'vat':
      return words.vat({ percent: vatPercent });
    case 'without-vat':
      return words.withoutVat;
  }
}
