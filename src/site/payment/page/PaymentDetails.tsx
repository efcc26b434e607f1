import type { ReactNode } from 'react';
import { Facts } from '#src/components/Facts.tsx';
import { formatMoney } from '#src/lib/money.ts';
import type { Payment } from './use-payment.ts';

export function PaymentDetails({ payment }: { payment: Payment }): ReactNode {
  const { booking, amount } = payment.view;
  const reference = payment.reference === booking ? null : payment.reference;
  if (booking === undefined && reference === null) return null;
  return (
    <div className="payment__details">
      <Facts
        facts={{ Booking: booking ?? null, Amount: amount === undefined ? null : formatMoney(amount) }}
      />
      {reference && (
        <details className="small">
          <summary>Payment reference</summary>
          <p className="soft">{reference}</p>
        </details>
      )}
    </div>
  );
}
