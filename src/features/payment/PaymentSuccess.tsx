import type { ReactNode } from 'react';
import type { Payment } from './use-payment.ts';

/** Paid: what happens next. A fee has no session to be agreed. */
export function PaymentSuccess({ payment }: { payment: Payment }): ReactNode {
  const ofFee = payment.view.kind === 'fee';
  const what = ofFee ? 'fee' : 'booking';
  return (
    <>
      <p className="payment__lead">
        Thank you. Your {what} is paid, and a confirmation email is on its way to you.
      </p>
      <ol className="payment__next stack gap-xs">
        <li>
          <strong>Check your email.</strong> It has your {what} and the amount paid.
        </li>
        {!ofFee && (
          <>
            <li>
              <strong>We’ll contact you within 24 hours</strong> to confirm your booking.
            </li>
            {payment.view.needsDay && (
              <li>
                <strong>Choose your date.</strong> Your booking has none at the moment: open the link in our
                email, or we’ll find one with you when we call.
              </li>
            )}
            <li>
              <strong>We’ll schedule the session</strong> with you: the time, the location and who comes.
            </li>
          </>
        )}
      </ol>
      <p className="payment__links actions">
        <a className="button button--primary" href="/">
          Return to Home
        </a>
        <a className="button button--quiet" href="/pricing">
          See packages and prices
        </a>
      </p>
    </>
  );
}
