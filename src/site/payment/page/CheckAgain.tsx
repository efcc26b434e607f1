import type { ReactNode } from 'react';
import type { Payment } from './use-payment.ts';

export function CheckAgain({ payment }: { payment: Payment }): ReactNode {
  return (
    <button className="button" type="button" aria-disabled={payment.asking} onClick={payment.askNow}>
      Check Again
    </button>
  );
}
