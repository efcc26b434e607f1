import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { formatMoney } from '#src/lib/money.ts';
import type { Payment } from './use-payment.ts';
import { usePaymentRetry } from './use-payment-retry.ts';

/** Sends the prompt again, to the same phone or another one. The booking stays the same. */
export function RetryForm({ payment }: { payment: Payment }): ReactNode {
  const { phone = 'the same phone', amount } = payment.view;
  const { processing, error, retry } = usePaymentRetry(payment.reference, payment.follow);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (error !== undefined) input.current?.focus();
  }, [error]);

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    void retry(input.current?.value ?? '');
  }

  return (
    <form className="retry stack" noValidate method="post" onSubmit={onSubmit}>
      <div className="field">
        <label className="field__label" htmlFor="retry-phone">
          Pay from another number <span className="field__optional">(optional)</span>
        </label>
        <p className="field__hint" id="retry-phone-hint">
          Leave this empty to get the payment request on {phone} again. Your booking is kept: you are not
          booked twice.
        </p>
        {error && (
          <p className="field__error" id="retry-phone-error" role="alert">
            {error}
          </p>
        )}
        <input
          id="retry-phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={20}
          ref={input}
          aria-describedby={error ? 'retry-phone-hint retry-phone-error' : 'retry-phone-hint'}
          aria-invalid={error !== undefined || undefined}
        />
      </div>
      <button
        className="button button--primary"
        type="submit"
        aria-disabled={processing}
        aria-busy={processing}
      >
        {processing ? 'Sending the request…' : retryText(amount)}
      </button>
    </form>
  );
}

function retryText(amount: number | undefined): string {
  return amount === undefined ? 'Try Again' : `Try Again: ${formatMoney(amount)}`;
}
