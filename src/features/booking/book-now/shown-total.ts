import { isOnRequest } from '#src/features/catalogue/lines/line-amount.ts';
import type { Amounts } from '#src/features/discount/discount.ts';
import type { Order } from '../order/use-order.ts';

/** What the bar shows of an order. */
export interface ShownTotal {
  /** RWF; undefined until every price is known. */
  amount: number | undefined;
  /** RWF of VAT within the amount; undefined when only the amount is known. */
  vat: number | undefined;
  /** True when the amount is charged as it stands. */
  payable: boolean;
  /** True when nothing in the order has a price yet. */
  onRequest: boolean;
}

/** A total that the visitor agreed to, in RWF, for the order that was listed at another one. */
export interface AgreedTotal {
  listed: number;
  total: number;
}

/** The order's total after the discount, or the changed one that the visitor agreed to. */
export function shownTotal(
  { view, lookingUp }: Order,
  left: Amounts | undefined,
  agreed: AgreedTotal | undefined,
): ShownTotal {
  if (view === undefined || left === undefined || lookingUp)
    return { amount: undefined, vat: undefined, payable: true, onRequest: false };
  const { fixed: payable } = view;
  const { total, vat } = left;
  const changed = agreed?.listed === total && agreed.total !== total;
  return changed
    ? { amount: agreed.total, vat: undefined, payable, onRequest: false }
    : { amount: total, vat, payable, onRequest: isOnRequest(view) };
}
