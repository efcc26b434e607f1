/**
 * Price in whole RWF.
 * Only `fixed` can be charged; the studio confirms the others first (docs/product.md, Price kinds).
 */
export type Price =
  | { kind: 'fixed'; amount: number }
  | { kind: 'from'; amount: number }
  | { kind: 'range'; min: number; max: number }
  | { kind: 'on-request' };

/** Price as written in price files: a plain number is a fixed price in RWF. */
export type WrittenPrice = number | Exclude<Price, { kind: 'fixed' }>;

export function readPrice(written: WrittenPrice | Price): Price {
  return typeof written === 'number' ? { kind: 'fixed', amount: written } : written;
}

/** Returns the lowest possible amount in RWF; 0 for on request. */
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

/** Returns the highest possible amount in RWF; undefined if it is open. */
export function upperBound(price: Price): number | undefined {
  switch (price.kind) {
    case 'fixed':
      return price.amount;
    case 'range':
      return price.max;
    case 'from':
    case 'on-request':
      return undefined;
  }
}
