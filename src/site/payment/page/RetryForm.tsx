import type { ReactNode } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { normalisePhone, wrongPhone } from '#src/domain/payment/phone.ts';
import { maxPhoneLength } from '#src/lib/forms/form-fields.ts';
import { formatMoney } from '#src/lib/money.ts';
import { retryFailure, retryPayment } from '../retry-payment.ts';
import type { Payment } from './use-payment.ts';

interface RetryFormProps {
  payment: Payment;
  reference: string;
}

export function RetryForm({ payment, reference }: RetryFormProps): ReactNode {
  // The booking's reference resolves to its newest payment, which may have no reference yet.
  const { phone = 'the same phone', amount, booking, kind, result } = payment.view;
  const label = result === 'checking' ? 'Send another request' : 'Try Again';
  const form = useForm({
    check: ({ phone: typed = '' }): Record<string, string> =>
      typed === '' || normalisePhone(typed) ? {} : { phone: wrongPhone },
    send: ({ phone: typed = '' }) => retryPayment(reference, normalisePhone(typed)),
    explain: retryFailure,
    onDone: ({ payment: next }) => payment.follow(next.transactionRef ?? booking ?? reference),
  });

  return (
    <Form form={form} className="retry">
      <TextField
        id="retry-phone"
        name="phone"
        label="Pay from another number"
        hint={`Leave this empty to get the payment request on ${phone} again. ${kind === 'fee' ? 'You pay the fee only once.' : 'Your booking is kept: you are not booked twice.'}`}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={maxPhoneLength}
      />
      <SubmitButton form={form}>
        {form.busy ? 'Sending the payment request…' : withAmount(label, amount)}
      </SubmitButton>
    </Form>
  );
}

function withAmount(label: string, amount: number | undefined): string {
  return amount === undefined ? label : `${label}: ${formatMoney(amount)}`;
}
