import json from '#content/payment.json' with { type: 'json' };
import { minimumPayment } from './payment.ts';
import type { PaymentContent } from './payment-content.ts';

/** Limit of one mobile money request in RWF; checked at build time. */
export const { requestLimit } = json as PaymentContent;

/** True for an order that mobile money is requested for at booking time. */
export function isPayable({ total, fixed }: { total: number; fixed: boolean }): boolean {
  return fixed && total >= minimumPayment;
}
