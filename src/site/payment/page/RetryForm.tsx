import type { ReactNode } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { normalisePhone, wrongPhone } from '#src/domain/payment/phone.ts';
import { maxPhoneLength } from '#src/lib/forms/form-fields.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { retryFailure, retryPayment } from '../retry-payment.ts';
import type { Payment } from './use-payment.ts';

interface RetryFormProps {
  payment: Payment;
  reference: string;
}

export function RetryForm({ payment, reference }: RetryFormProps): ReactNode {
  const words = useWords('payment-page');
  // The server has named the phone and the amount before it allows a retry.
  const { phone = '', amount = 0, booking, kind, result } = payment.view;
  const form = useForm({
    check: ({ phone: typed = '' }): Record<string, string> =>
      typed === '' || normalisePhone(typed) ? {} : { phone: wrongPhone },
    send: ({ phone: typed = '' }) => retryPayment(reference, normalisePhone(typed)),
    explain: retryFailure,
    // The booking's reference resolves to its newest payment, which may have no reference yet.
    onDone: ({ payment: next }) => payment.follow(next.transactionRef ?? booking ?? reference),
  });

  return (
    <Form form={form} className="retry">
      <TextField
        id="retry-phone"
        name="phone"
        label={words.otherNumber}
        hint={kind === 'fee' ? words.otherNumberForFee({ phone }) : words.otherNumberForBooking({ phone })}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={maxPhoneLength}
      />
      <SubmitButton form={form}>
        {form.busy && words.sending}
        {!form.busy && (result === 'checking' ? words.sendAnotherRequest : words.tryAgain)({ amount })}
      </SubmitButton>
    </Form>
  );
}
