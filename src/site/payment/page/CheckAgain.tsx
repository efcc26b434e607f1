import type { ReactNode } from 'react';
import { useWords } from '#src/lib/words/island-words.tsx';
import type { Payment } from './use-payment.ts';

export function CheckAgain({ payment }: { payment: Payment }): ReactNode {
  const words = useWords('payment-page');
  return (
    <button className="button" type="button" aria-disabled={payment.polling} onClick={payment.pollNow}>
      {words.checkAgain}
    </button>
  );
}
