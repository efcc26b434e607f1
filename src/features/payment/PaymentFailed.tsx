import type { ReactNode } from 'react';
import { CheckAgain } from './CheckAgain.tsx';
import { RetryForm } from './RetryForm.tsx';
import type { Payment } from './use-payment.ts';

/** Before the server has told the reason. */
const unknownReason = 'The payment was declined, or the request expired before you approved it.';

/** Not paid: what to do about it. */
export function PaymentFailed({ payment }: { payment: Payment }): ReactNode {
  const { trouble, reason, canRetry, booking, kind } = payment.view;
  return (
    <>
      <p className="payment__lead">
        {trouble ?? `${reason ?? unknownReason} If you did approve it, check again in a moment.`}
      </p>
      {booking && !canRetry && (
        <p>
          {kind !== 'fee' && 'Your booking is kept. '}Call or write to us, and we’ll arrange the payment with
          you.
        </p>
      )}
      {canRetry && payment.reference !== null && (
        <RetryForm payment={payment} reference={payment.reference} />
      )}
      <p className="payment__links actions">
        {payment.reference !== null && <CheckAgain payment={payment} />}
        <a className="button button--quiet" href="/pricing">
          See packages and prices
        </a>
        <a className="button button--quiet" href="/">
          Return to Home
        </a>
      </p>
    </>
  );
}
