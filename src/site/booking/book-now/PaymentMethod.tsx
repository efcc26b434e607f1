import type { ReactNode } from 'react';
import { booking } from '#src/domain/booking/words/en.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { bookNow } from './words/en.ts';

export function PaymentMethod(): ReactNode {
  const { mobileMoney, networks } = useWords(booking);
  const { paymentMethod } = useWords(bookNow);
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
