import type { ReactNode } from 'react';
import { useWords } from '#src/lib/words/island-words.tsx';

export function PaymentMethod(): ReactNode {
  const { mobileMoney, networks } = useWords('booking');
  const { paymentMethod } = useWords('book-now');
  return (
    <fieldset className="fieldset">
      <legend className="visually-hidden">{paymentMethod}</legend>
      <label className="choice">
        <input type="radio" name="paymentMethod" value="paypack" defaultChecked />
        <span>
          {mobileMoney} <small>{networks}</small>
        </span>
      </label>
    </fieldset>
  );
}
