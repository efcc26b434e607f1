import { minimumPayment } from './payment.ts';

/** True for an order that mobile money is requested for at booking time. */
export function isPayable({ total, fixed }: { total: number; fixed: boolean }): boolean {
  return fixed && total >= minimumPayment;
}
