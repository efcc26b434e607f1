import {
  type LineOptions,
  lineAmount,
  travelFeePerKm,
  vatPercent,
} from '#src/features/catalogue/prices/line-price.ts';
import { lowerBound } from '#src/features/catalogue/prices/price.ts';
import type { PriceBookEntry } from '#src/features/catalogue/prices/price-book.ts';
import { formatMoney, groupThousands } from '#src/lib/money.ts';

/** One thing that a line's amount is made of. */
export interface LinePart {
  kind: 'price' | 'express' | 'travel' | 'vat';
  label: string;
  /** RWF */
  amount: number;
}

/** What a line's amount is made of: they add up to `lineAmount`. */
export function lineParts(entry: PriceBookEntry, quantity: number, options: LineOptions = {}): LinePart[] {
  const { express, km = 0 } = options;
  const unit = lowerBound(entry.price);
  const vat = lineAmount(entry, quantity, options) - lineAmount(entry, quantity, { ...options, vat: false });
  return [
    { kind: 'price', label: `${formatMoney(unit)} × ${quantity}`, amount: unit * quantity },
    ...(express ? [{ kind: 'express' as const, label: 'Express', amount: entry.expressFee ?? 0 }] : []),
    ...(km > 0
      ? [
          {
            kind: 'travel' as const,
            label: `Travel, ${km} km × ${groupThousands(travelFeePerKm)}`,
            amount: km * travelFeePerKm,
          },
        ]
      : []),
    ...(vat > 0 ? [{ kind: 'vat' as const, label: `VAT ${vatPercent}%`, amount: vat }] : []),
  ];
}
