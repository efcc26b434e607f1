import type { ReactNode } from 'react';
import { CheckAgain } from './CheckAgain.tsx';
import type { Payment } from './use-payment.ts';

/** The prompt is on the phone, or the server has not answered yet. */
export function PaymentChecking({ payment }: { payment: Payment }): ReactNode {
  const { phone, trouble } = payment.view;
  return (
    <>
      {phone && (
        <p className="payment__lead">
          Approve the payment request on your phone <strong className="payment__phone">{phone}</strong>: enter
          your PIN.
        </p>
      )}
      {!phone && <p className="payment__lead">We are checking your payment.</p>}
      <p>Keep this page open: it will change as soon as the payment arrives.</p>
      {trouble && <p className="notice notice--info">{trouble}</p>}
      <CheckAgain payment={payment} />
    </>
  );
}
