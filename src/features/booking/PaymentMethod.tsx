import type { ReactNode } from 'react';
import { TextField } from '#src/lib/Field.tsx';

interface PaymentMethodProps {
  /** False when a price has to be confirmed first, so that nothing is charged now. */
  payable: boolean;
  /** What is wrong with the phone number. */
  phoneError: string | undefined;
}

/** The third step: mobile money, and the number that gets the prompt. */
export function PaymentMethod({ payable, phoneError }: PaymentMethodProps): ReactNode {
  return (
    <>
      <fieldset className="fieldset">
        <legend className="visually-hidden">Payment method</legend>
        <label className="choice">
          <input type="radio" name="paymentMethod" value="paypack" defaultChecked />
          <span>
            Mobile money (Paypack) <small>MTN MoMo or Airtel Money</small>
          </span>
        </label>
      </fieldset>
      <TextField
        name="phone"
        label="Mobile money number"
        hint={
          payable
            ? 'We send the payment prompt to this phone. Approve it with your PIN.'
            : 'The payment prompt comes to this phone later, when everything is confirmed.'
        }
        error={phoneError}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="078 812 3456"
        maxLength={20}
      />
    </>
  );
}
