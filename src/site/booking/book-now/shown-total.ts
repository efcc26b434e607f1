import type { SeenTotal } from '#src/domain/booking/form/to-booking-request.ts';
import { isOnRequest } from '#src/domain/catalogue/lines/line-amount.ts';
import type { Amounts } from '#src/domain/discount/discount.ts';
import { isPayable } from '#src/domain/payment/payment.ts';
import type { Order } from '../order/use-order.ts';

export interface ShownTotal {
  /** RWF; undefined until all prices are known. */
  amount: number | undefined;
  /** RWF of VAT within the amount; undefined if only the amount is known. */
  vat: number | undefined;
  /** True if no price has to be confirmed first. */
  fixed: boolean;
  /** True if the amount is charged on booking. */
  payable: boolean;
  /** True if nothing in the order has a price yet. */
  onRequest: boolean;
}

/** Changed total that the visitor agreed to; valid only while the order's own total is `listed`. */
export interface AgreedTotal {
  listed: SeenTotal;
  now: SeenTotal;
}

export function shownTotal(
  { view, lookingUp }: Order,
  left: Amounts | undefined,
  agreed: AgreedTotal | undefined,
): ShownTotal {
  if (view === undefined || left === undefined || lookingUp)
    return { amount: undefined, vat: undefined, fixed: true, payable: true, onRequest: false };
  const { total, vat } = left;
  const listed = { total, fixed: view.fixed };
  if (agreed === undefined || !isSame(agreed.listed, listed) || isSame(agreed.now, listed))
    return {
      amount: total,
      vat,
      fixed: view.fixed,
      payable: isPayable(listed),
      onRequest: isOnRequest(view),
    };
  const { now } = agreed;
  return {
    amount: now.total,
    vat: undefined,
    fixed: now.fixed,
    payable: isPayable(now),
    onRequest: isOnRequest(now),
  };
}

function isSame(one: SeenTotal, other: SeenTotal): boolean {
  return one.total === other.total && one.fixed === other.fixed;
}
