import { useRef, useState } from 'react';
import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { normalisePhone } from './phone.ts';

export interface PaymentRetry {
  processing: boolean;
  /** Why the prompt was not sent again, in a sentence. */
  error: string | undefined;
  /** Asks for the payment again; an empty number means the one used before. */
  retry: (phone: string) => Promise<void>;
}

/** Sends the prompt once more for the same booking, and hands the new transaction's reference to `follow`. */
export function usePaymentRetry(reference: string | null, follow: (reference: string) => void): PaymentRetry {
  const [processing, setProcessing] = useState(false);
  const [error, setError] = useState<string>();
  const underWay = useRef(false);

  async function retry(text: string): Promise<void> {
    // State arrives a render late; a double click is faster.
    if (reference === null || underWay.current) return;
    const phone = normalisePhone(text);
    if (text.trim() !== '' && phone === undefined)
      return setError('Please enter an MTN or Airtel number such as 078 812 3456.');
    underWay.current = true;
    setProcessing(true);
    setError(undefined);
    const answer = await askAgain(reference, phone);
    underWay.current = false;
    setProcessing(false);
    if (answer.kind === 'ok') return follow(answer.data.payment.transactionRef ?? reference);
    setError(answer.kind === 'refused' ? (answer.fields.phone ?? answer.error) : silentText);
  }

  return { processing, error, retry };
}

const silentText =
  'Our server did not reply. Check your phone before you try again: the payment request may already be there.';

function askAgain(reference: string, phone: string | undefined) {
  return answerTo((init) =>
    api.payments[':reference'].retry.$post({ param: { reference }, json: phone ? { phone } : {} }, { init }),
  );
}
