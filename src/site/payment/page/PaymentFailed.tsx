import type { ReactNode } from 'react';
import type { Slot } from '#src/domain/availability/slot/slot.ts';
import { slotSentence } from '#src/domain/availability/slot/slot-words.ts';
import { callUs } from '#src/domain/studio/call-words.ts';
import { CheckAgain } from './CheckAgain.tsx';
import { RetryForm } from './RetryForm.tsx';
import type { Payment } from './use-payment.ts';

/** Used until the server has sent a reason. */
const unknownReason = 'The payment was declined, or the request expired before you approved it.';

export function PaymentFailed({ payment }: { payment: Payment }): ReactNode {
  const { error, reason, canRetry, booking, kind, slot } = payment.view;
  return (
    <>
      <p className="payment__lead">
        {error ?? `${reason ?? unknownReason} If you did approve it, check again in a moment.`}
      </p>
      {slot && <p>{slotAndRetry(slot, canRetry)}</p>}
      {booking && !canRetry && (
        <p>
          {kind !== 'fee' && slot === undefined && 'Your booking is kept. '}To arrange the payment with us,{' '}
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

/** Describes the hold on the session's day, and if a retry checks it again. */
function slotAndRetry(slot: Slot, canRetry: boolean): string {
  const sentence = slotSentence(slot, new Date());
  return canRetry && slot.state === 'ended'
    ? `${sentence} When you try again, we check first whether it is still free.`
    : sentence;
}
