import type { ReactNode } from 'react';
import type { Payment } from './use-payment.ts';

/** Says that the address names no payment of ours. The page's form sends the right link. */
export function PaymentUnknown({ payment }: { payment: Payment }): ReactNode {
  return <p className="payment__lead">{payment.view.error}</p>;
}
