import type { ReactNode } from 'react';
import type { Payment } from './use-payment.ts';

/** No payment to be shown: neither paid nor failed. The page's form sends the right link. */
export function PaymentUnknown({ payment }: { payment: Payment }): ReactNode {
  return <p className="payment__lead">{payment.view.error}</p>;
}
