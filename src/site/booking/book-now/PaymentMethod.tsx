import type { ReactNode } from 'react';
import { mobileMoney } from '#src/domain/booking/form/form-words.ts';

export function PaymentMethod(): ReactNode {
  return (
    <fieldset className="fieldset">
      <legend className="visually-hidden">Payment method</legend>
      <label className="choice">
        <input type="radio" name="paymentMethod" value="paypack" defaultChecked />
        <span>
          {mobileMoney.label} <small>{mobileMoney.networks}</small>
        </span>
      </label>
    </fieldset>
  );
}
