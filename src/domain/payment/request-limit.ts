import json from '#content/payment.json' with { type: 'json' };
import { formatMoney } from '#src/lib/money.ts';
import { minimumPayment } from './payment.ts';
import type { PaymentContent } from './payment-content.ts';

/** Limit of one mobile money request in RWF; checked at build time. */
export const { requestLimit } = json as PaymentContent;

/** True if one mobile money request can charge this amount in RWF. */
export function isRequestable(amount: number): boolean {
  return amount >= minimumPayment && amount <= requestLimit;
}

/** True for an order charged by mobile money at booking time. */
export function isPayable({ total, fixed }: { total: number; fixed: boolean }): boolean {
  return fixed && isRequestable(total);
}

/** True for an order with a known price above the limit of one request. */
export function isTooLarge({ total, fixed }: { total: number; fixed: boolean }): boolean {
  return fixed && total > requestLimit;
}

export const tooLargeSentence = `One mobile money payment can be for ${formatMoney(requestLimit)} at most, so we’ll agree with you how to pay. We charge nothing now.`;

/** Explains before a booking how a total above the limit is paid. */
export const largeTotal = {
  title: 'A large total',
  text: `We request ${formatMoney(requestLimit)} at most on your phone. Above that, book, and we’ll agree with you how to pay.`,
};
