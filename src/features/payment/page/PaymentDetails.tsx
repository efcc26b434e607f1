import type { ReactNode } from 'react';
import { formatMoney } from '#src/lib/money.ts';
import type { Payment } from './use-payment.ts';

/** What to quote when calling: the references and the amount, as far as they are known. */
export function PaymentDetails({ payment }: { payment: Payment }): ReactNode {
  const { booking, amount } = payment.view;
  const reference = payment.reference === booking ? null : payment.reference;
  if (booking === undefined && reference === null) return null;
  return (
    <div className="payment__details">
      <dl className="facts">
        {booking && <Detail term="Booking" value={booking} />}
        {amount !== undefined && <Detail term="Amount" value={formatMoney(amount)} />}
      </dl>
      {reference && (
        <details className="small">
          <summary>Payment reference</summary>
          <p className="soft">{reference}</p>
        </details>
      )}
    </div>
  );
}

function Detail({ term, value }: { term: string; value: string }): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
