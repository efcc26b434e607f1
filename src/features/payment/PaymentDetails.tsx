import type { ReactNode } from 'react';
import { formatMoney } from '#src/lib/money.ts';
import type { Payment } from './use-payment.ts';

/** What to quote when calling: the references and the amount, as far as they are known. */
export function PaymentDetails({ payment }: { payment: Payment }): ReactNode {
  const { booking, amount } = payment.view;
  const reference = payment.reference === booking ? null : payment.reference;
  if (booking === undefined && reference === null) return null;
  return (
    <dl className="payment__details facts">
      {booking && <Detail term="Booking" value={booking} />}
      {reference && <Detail term="Payment reference" value={reference} />}
      {amount !== undefined && <Detail term="Amount" value={formatMoney(amount)} />}
    </dl>
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
