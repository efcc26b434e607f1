import '#src/styles/forms.css';
import '#src/styles/feedback.css';
import './payment.css';
import type { ReactNode } from 'react';
import { island } from '#src/components/states/ErrorBoundary.tsx';
import { PaymentChecking } from './PaymentChecking.tsx';
import { PaymentDetails } from './PaymentDetails.tsx';
import { PaymentFailed } from './PaymentFailed.tsx';
import { PaymentSuccess } from './PaymentSuccess.tsx';
import type { PaidPictures } from './paid-pictures.ts';
import type { PaymentResult } from './payment-result.ts';
import { usePayment } from './use-payment.ts';

/** The island of /payment-success. */
export default island('Your booking is safe. Reload the page, or use one of the ways below.', CurrentState);

const headings: Record<PaymentResult, string> = {
  checking: 'Checking Payment...',
  success: 'Payment Successful!',
  failed: 'Payment Failed',
};

const states = { checking: PaymentChecking, success: PaymentSuccess, failed: PaymentFailed } as const;

/** One state, in words, with the reference and what happens next. */
function CurrentState({ pictures }: { pictures: PaidPictures }): ReactNode {
  const payment = usePayment();
  const { result } = payment.view;
  const State = states[result];
  return (
    <section className="payment stack" data-result={result}>
      {/* A change of state is heard as well as seen; the rest of the page is not read out again. */}
      <p className="visually-hidden" role="status">
        {headings[result]}
      </p>
      <div className="payment__mark" aria-hidden="true" />
      <h1>{headings[result]}</h1>
      <State payment={payment} pictures={pictures} />
      <PaymentDetails payment={payment} />
    </section>
  );
}
