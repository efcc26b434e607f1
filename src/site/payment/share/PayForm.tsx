import type { ReactNode } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { piecesSentence, restSentence, sharePageWords } from '#src/domain/booking/share/share-words.ts';
import { normalisePhone, wrongPhone } from '#src/domain/payment/phone.ts';
import type { MyShare } from '#src/domain/payment/share/share.ts';
import { maxEmailLength, maxPhoneLength } from '#src/lib/forms/form-fields.ts';
import { formatMoney } from '#src/lib/money.ts';
import { retryFailure } from '../retry-payment.ts';
import type { OpenShare } from './use-share.ts';

interface PayFormProps extends Pick<OpenShare, 'pay'> {
  share: MyShare;
}

export function PayForm({ share, pay }: PayFormProps): ReactNode {
  const { state, next } = share;
  const form = useForm({
    check: ({ phone = '' }): Record<string, string> =>
      phone === '' || normalisePhone(phone) ? {} : { phone: wrongPhone },
    send: ({ phone = '', email = '' }) => pay({ phone, email }),
    explain: retryFailure,
  });
  const notes = [
    restSentence(share),
    piecesSentence(share),
    state === 'requested' ? sharePageWords.again : '',
  ];
  return (
    <>
      {notes.map((note) => note !== '' && <p key={note}>{note}</p>)}
      <Form form={form} className="share__form">
        <TextField
          name="phone"
          label="Mobile money number"
          hint={sharePageWords.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={maxPhoneLength}
        />
        <TextField
          name="email"
          label="Email for your confirmation"
          hint={sharePageWords.emailHint}
          optional
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={maxEmailLength}
        />
        <SubmitButton form={form}>
          {form.busy ? 'Sending the payment request…' : `Pay ${formatMoney(next)}`}
        </SubmitButton>
      </Form>
    </>
  );
}
