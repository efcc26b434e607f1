import type { ReactNode } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import { bookingFields } from '#src/domain/booking/form/booking-fields.ts';
import { mobileMoney, phoneHint } from '#src/domain/booking/form/form-words.ts';

interface PaymentMethodProps {
  /** False if a price must be confirmed first, so that nothing is charged now. */
  payable: boolean;
}

export function PaymentMethod({ payable }: PaymentMethodProps): ReactNode {
  return (
    <>
      <fieldset className="fieldset">
        <legend className="visually-hidden">Payment method</legend>
        <label className="choice">
          <input type="radio" name="paymentMethod" value="paypack" defaultChecked />
          <span>
            {mobileMoney.label} <small>{mobileMoney.networks}</small>
          </span>
        </label>
      </fieldset>
      <TextField name="phone" {...bookingFields.phone} hint={phoneHint(payable)} />
    </>
  );
}
