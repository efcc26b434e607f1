import type { ReactNode } from 'react';

/** Paid: what happens next. */
export function PaymentSuccess(): ReactNode {
  return (
    <>
      <p className="payment__lead">
        Thank you. A confirmation <span className="payment__unbroken">e-mail</span> is on its way to you.
      </p>
      <ol className="payment__next">
        <li>
          <strong>Check your e-mail.</strong> It holds your booking and the amount paid.
        </li>
        <li>
          <strong>We contact you within 24 hours</strong> to talk through what you need.
        </li>
        <li>
          <strong>We schedule the session</strong> with you: the hour, the place, who comes.
        </li>
      </ol>
      <p className="payment__links">
        <a className="button button--primary" href="/">
          Back to home
        </a>
        <a className="button button--quiet" href="/pricing">
          See packages and prices
        </a>
      </p>
    </>
  );
}
