import type { ReactNode } from 'react';
import { slotSentence } from '#src/domain/availability/slot/slot-words.ts';
import { CheckAgain } from './CheckAgain.tsx';
import { RetryForm } from './RetryForm.tsx';
import type { Payment } from './use-payment.ts';

export function PaymentChecking({ payment }: { payment: Payment }): ReactNode {
  const { phone, requested, slot, error, canRetry } = payment.view;
  const number = <strong className="money">{phone}</strong>;
  return (
    <>
      {!phone && <p className="payment__lead">We are checking your payment.</p>}
      {phone && requested && (
        <p className="payment__lead">Approve the payment request on your phone {number}: enter your PIN.</p>
      )}
      {phone && !requested && (
        <p className="payment__lead">
          We have your booking; it is not paid yet. Mobile money could not be reached, so we’ll send the
          payment request to {number} as soon as we can, and write to you once it is paid.
        </p>
      )}
      {slot && <p>{slotSentence(slot, new Date())}</p>}
      <p>Keep this page open: it will change as soon as the payment arrives.</p>
      {error && <p className="notice notice--info">{error}</p>}
      <CheckAgain payment={payment} />
      {canRetry && payment.reference !== null && (
        <section className="stack" aria-labelledby="replace-title">
          <h2 id="replace-title">No request on your phone?</h2>
          <p>
            Send another one, also to another number. Please approve only the newest: we will refund what
            arrives twice.
          </p>
          <RetryForm payment={payment} reference={payment.reference} />
        </section>
      )}
    </>
  );
}
