import type { ReactNode } from 'react';
import type { Payment } from './use-payment.ts';

export function CheckAgain({ payment }: { payment: Payment }): ReactNode {
  return (
    <button className="button" type="button" aria-disabled={payment.polling} onClick={payment.pollNow}>
      Check Again
    </button>
  );
}
