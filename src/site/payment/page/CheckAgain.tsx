import type { ReactNode } from 'react';
import { paymentPage } from '#src/domain/payment/page/words/en.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import type { Payment } from './use-payment.ts';

export function CheckAgain({ payment }: { payment: Payment }): ReactNode {
  const words = useWords(paymentPage);
  return (
    <button className="button" type="button" aria-disabled={payment.polling} onClick={payment.pollNow}>
      {words.checkAgain}
    </button>
  );
}
