import type { ReactNode } from 'react';
import { Facts } from '#src/components/Facts.tsx';
import { useWords } from '#src/lib/words/island-words.tsx';
import type { Payment } from './use-payment.ts';

export function PaymentDetails({ payment }: { payment: Payment }): ReactNode {
  const words = useWords('payment-page');
  const { booking, amount } = payment.view;
  const reference = payment.reference === booking ? null : payment.reference;
  if (booking === undefined && reference === null) return null;
  return (
    <div className="payment__details">
      <Facts
        facts={{
          [words.booking]: booking ?? null,
          [words.amount]: amount === undefined ? null : words.sum({ sum: amount }),
        }}
      />
      {reference && (
        <details className="small">
          <summary>{words.reference}</summary>
          <p className="soft">{reference}</p>
        </details>
      )}
    </div>
  );
}
