import type { ReactNode } from 'react';
import type { Place } from '#src/domain/availability/place/place.ts';
import { placeSentence } from '#src/domain/availability/place/place-words.ts';
import { callUs } from '#src/domain/studio/call-words.ts';
import { CheckAgain } from './CheckAgain.tsx';
import { RetryForm } from './RetryForm.tsx';
import type { Payment } from './use-payment.ts';

/** Before the server has told the reason. */
const unknownReason = 'The payment was declined, or the request expired before you approved it.';

/** Not paid: what to do about it. */
export function PaymentFailed({ payment }: { payment: Payment }): ReactNode {
  const { error, reason, canRetry, booking, kind, place } = payment.view;
  return (
    <>
      <p className="payment__lead">
        {error ?? `${reason ?? unknownReason} If you did approve it, check again in a moment.`}
      </p>
      {place && <p>{placeAndRetry(place, canRetry)}</p>}
      {booking && !canRetry && (
        <p>
          {kind !== 'fee' && place === undefined && 'Your booking is kept. '}To arrange the payment with us,{' '}
          {callUs}.
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

/** How the day of the session stands, and what another try does about it. */
function placeAndRetry(place: Place, canRetry: boolean): string {
  const sentence = placeSentence(place, new Date());
  return canRetry && place.state === 'ended'
    ? `${sentence} When you try again, we check first whether it is still free.`
    : sentence;
}
