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
          Approve the prompt on your phone <strong className="payment__phone">{phone}</strong>: enter your
          PIN.
        </p>
      )}
      {!phone && <p className="payment__lead">We are asking for your payment’s status.</p>}
      <p>You can leave this page open: it changes by itself as soon as the payment arrives.</p>
      {trouble && <p className="notice notice--info">{trouble}</p>}
      <CheckAgain payment={payment} />
    </>
  );
}
