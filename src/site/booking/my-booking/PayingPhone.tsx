import type { ReactNode } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import { normalisePhone, wrongPhone } from '#src/domain/payment/phone.ts';
import { maxPhoneLength } from '#src/lib/forms/form-fields.ts';
import { useWords } from '#src/lib/words/island-words.tsx';

interface PayingPhoneProps {
  id: string;
  /** Masked number of the booking, used if the field stays empty; empty if it has none. */
  phone: string;
}

/** Number that gets the payment request. */
export function PayingPhone({ id, phone }: PayingPhoneProps): ReactNode {
  const words = useWords('own-booking');
  return (
    <TextField
      id={id}
      name="phone"
      label={phone === '' ? words.mobileMoneyNumber : words.otherNumber}
      {...(phone !== '' && { hint: words.otherNumberHint({ number: phone }) })}
      optional={phone !== ''}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={maxPhoneLength}
    />
  );
}

/** Returns what is wrong with the typed number, by field. */
export function payingPhoneErrors(typed: string, phone: string): Record<string, string> {
  if (typed === '' && phone !== '') return {};
  return normalisePhone(typed) ? {} : { phone: wrongPhone };
}
