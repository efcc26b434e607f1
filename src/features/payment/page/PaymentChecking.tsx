import type { ReactNode } from 'react';
import { placeSentence } from '#src/features/availability/place/place-words.ts';
import { CheckAgain } from './CheckAgain.tsx';
import type { Payment } from './use-payment.ts';

/** The payment request is on the phone or still to be sent, or the server has not answered yet. */
export function PaymentChecking({ payment }: { payment: Payment }): ReactNode {
  const { phone, requested, place, error } = payment.view;
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
          payment request to {number} as soon as we can, and email you once it is paid.
        </p>
      )}
      {place && <p>{placeSentence(place, new Date())}</p>}
      <p>Keep this page open: it will change as soon as the payment arrives.</p>
      {error && <p className="notice notice--info">{error}</p>}
      <CheckAgain payment={payment} />
    </>
  );
}
