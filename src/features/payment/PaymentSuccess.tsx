import type { ReactNode } from 'react';

/** Paid: what happens next. */
export function PaymentSuccess(): ReactNode {
  return (
    <>
      <p className="payment__lead">
        Thank you. Your booking is paid, and a confirmation email is on its way to you.
      </p>
      <ol className="payment__next stack gap-xs">
        <li>
          <strong>Check your email.</strong> It has your booking and the amount paid.
        </li>
        <li>
          <strong>We’ll contact you within 24 hours</strong> to confirm your booking.
        </li>
        <li>
          <strong>We’ll schedule the session</strong> with you: the time, the location and who comes.
        </li>
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
