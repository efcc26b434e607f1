import { formatPrice, type Price } from '#src/domain/catalogue/prices/price.ts';
import { formatMoney } from '#src/lib/money.ts';

/** Changes that a repair made to a chosen line. Amounts in RWF. */
export type CartNote =
  /** No longer offered, so the line was removed. `seen` is the unit price, if known. */
  | { kind: 'gone'; name: string; quantity: number; seen: number | undefined }
  /** `beforeVat`: VAT is added to both prices. */
  | {
      kind: 'price';
      name: string;
      seen: number;
      seenFixed: boolean | undefined;
      price: Price;
      beforeVat: boolean;
    }
  /** The package is no longer sold separately; `label` is the line's new name. */
  | { kind: 'package'; name: string; label: string }
  | { kind: 'express'; name: string }
  | { kind: 'quantity'; name: string; quantity: number; allowed: number }
  | { kind: 'travel'; name: string; km: number; allowed: number };

/** Returns the sentence after the line's name: "is no longer offered, …". */
export function noteText(note: CartNote): string {
  switch (note.kind) {
    case 'gone':
      return `is no longer offered, so we took it out of your cart.${cost(note)}`;
    case 'price':
      return `${priceNow(note.price, note.beforeVat)}. When you chose it, it was ${priceSeen(note.seen, note.seenFixed)}.`;
    case 'package':
      return `is no longer offered separately. Your cart now says “${note.label}”, at the same price.`;
    case 'express':
      return 'no longer has an express service, so we removed the express fee.';
    case 'quantity':
      return `is limited to ${note.allowed} per booking. You had ${note.quantity}; please ask us about more.`;
    case 'travel':
      return `is limited to ${note.allowed} km of travel. You had ${note.km} km; please ask us about longer distances.`;
  }
}

function cost({ quantity, seen }: Extract<CartNote, { kind: 'gone' }>): string {
  const each = quantity === 1 ? '' : ` each; you had ${quantity}`;
  return seen === undefined ? '' : ` It was ${priceSeen(seen)}${each}.`;
}

function priceNow(price: Price, beforeVat: boolean): string {
  if (price.kind === 'on-request') return 'is now priced on request';
  return `now costs ${formatPrice(price)}${beforeVat ? ', before VAT' : ''}`;
}

/** Treats 0 as on request, because that was its lower bound. */
function priceSeen(seen: number, fixed = true): string {
  if (seen === 0) return 'priced on request';
  return `${fixed ? '' : 'from '}${formatMoney(seen)}`;
}
