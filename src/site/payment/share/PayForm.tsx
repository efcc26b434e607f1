import type { ReactNode } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { normalisePhone, wrongPhone } from '#src/domain/payment/phone.ts';
import type { MyShare } from '#src/domain/payment/share/share.ts';
import { maxEmailLength, maxPhoneLength } from '#src/lib/forms/form-fields.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { retryFailure } from '../retry-payment.ts';
import { payNotes } from './share-words.ts';
import type { OpenShare } from './use-share.ts';

interface PayFormProps extends Pick<OpenShare, 'pay'> {
  share: MyShare;
}

export function PayForm({ share, pay }: PayFormProps): ReactNode {
  const words = useWords('share-page');
  const { next } = share;
  const form = useForm({
    check: ({ phone = '' }): Record<string, string> =>
      phone === '' || normalisePhone(phone) ? {} : { phone: wrongPhone },
    send: ({ phone = '', email = '' }) => pay({ phone, email }),
    explain: retryFailure,
  });
  return (
    <>
      {payNotes(words, share).map((note) => (
        <p key={note}>{note}</p>
      ))}
      <Form form={form} className="share__form">
        <TextField
          name="phone"
          label={words.phone}
          hint={words.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={maxPhoneLength}
        />
        <TextField
          name="email"
          label={words.email}
          hint={words.emailHint}
          optional
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={maxEmailLength}
        />
        <SubmitButton form={form}>{form.busy ? words.sending : words.pay({ amount: next })}</SubmitButton>
      </Form>
    </>
  );
}
