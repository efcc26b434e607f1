import { formatMoney, groupThousands } from '#src/lib/money.ts';

/**
 * What something costs. Amounts are integers of RWF.
 * Only `fixed` can be charged; the others are confirmed by the studio first (docs/product.md, Price kinds).
 */
export type Price =
  | { kind: 'fixed'; amount: number }
  | { kind: 'from'; amount: number }
  | { kind: 'range'; min: number; max: number }
  | { kind: 'on-request' };

/** A price as price files write it: a plain number of RWF is fixed. */
export type WrittenPrice = number | Exclude<Price, { kind: 'fixed' }>;

/** Reads a price as written in a file. */
export function readPrice(written: WrittenPrice | Price): Price {
  return typeof written === 'number' ? { kind: 'fixed', amount: written } : written;
}

/** The least this price can turn out to be, in RWF; on request counts as 0. */
export function lowerBound(price: Price): number {
  switch (price.kind) {
    case 'fixed':
    case 'from':
      return price.amount;
    case 'range':
      return price.min;
    case 'on-request':
      return 0;
  }
}

/** "150,000 RWF", "from 150,000 RWF", "15,000–60,000 RWF" or "Price on request". */
export function formatPrice(price: Price): string {
  switch (price.kind) {
    case 'fixed':
      return formatMoney(price.amount);
    case 'from':
      return `from ${formatMoney(price.amount)}`;
    case 'range':
      return `${groupThousands(price.min)}–${formatMoney(price.max)}`;
    case 'on-request':
      return 'Price on request';
  }
}
