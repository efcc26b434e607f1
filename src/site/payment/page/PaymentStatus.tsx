import '#src/styles/forms.css';
import '#src/styles/feedback.css';
import './payment.css';
import type { ReactNode } from 'react';
import { island } from '#src/components/states/ErrorBoundary.tsx';
import { useOpenedState } from '#src/lib/use-opened-state.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { PaymentChecking } from './PaymentChecking.tsx';
import { PaymentDetails } from './PaymentDetails.tsx';
import { PaymentFailed } from './PaymentFailed.tsx';
import { PaymentSuccess } from './PaymentSuccess.tsx';
import type { PaidPictures } from './paid-pictures.ts';
import type { PaymentResult } from './payment-result.ts';
import { type Payment, usePayment } from './use-payment.ts';
import { paymentPart } from './words/words.ts';

export default island('payment', import.meta.env.SSR ? paymentPart : undefined, CurrentState);

const states = {
  checking: PaymentChecking,
  success: PaymentSuccess,
  failed: PaymentFailed,
  unknown: PaymentUnknown,
} as const;

const signs: Record<PaymentResult, string> = {
  checking: 'M12 5v7l4 3',
  success: 'M5 12.5l4.5 4.5L19 7.5',
  failed: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  unknown: 'M8.5 9a3.5 3.5 0 1 1 5.3 3c-1.2.7-1.8 1.3-1.8 2.6M12 18.4v.1',
};

/** Shown if the URL names no payment of ours. The page's form sends the right link. */
function PaymentUnknown({ payment }: { payment: Payment }): ReactNode {
  return <p className="payment__lead">{payment.view.error}</p>;
}

function CurrentState({ pictures }: { pictures: PaidPictures }): ReactNode {
  const words = useWords('payment-page');
  const headings: Record<PaymentResult, string> = {
    checking: words.paymentChecking,
    success: words.paymentSuccessful,
    failed: words.paymentFailed,
    unknown: words.paymentUnknown,
  };
  const payment = usePayment();
  const { result } = payment.view;
  useOpenedState(result === 'unknown' ? false : payment.reference !== null || undefined);
  const State = states[result];
  return (
    <section className="payment stack" data-result={result}>
      {/* A change of state is heard as well as seen; the rest of the page is not read out again. */}
      <p className="visually-hidden" role="status">
        {headings[result]}
      </p>
      <div className="payment__mark">
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
          <path d={signs[result]} />
        </svg>
      </div>
      <h1>{headings[result]}</h1>
      <State payment={payment} pictures={pictures} />
      <PaymentDetails payment={payment} />
    </section>
  );
}
