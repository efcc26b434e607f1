import { type ReactNode, useState } from 'react';
import { TextAreaField, TextField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { accountApi } from '#src/features/account/account-api.ts';
import { cashDifference, cashOf, type DayClosing, wrongCash } from '#src/features/payment/closing/closing.ts';
import { answerTo } from '#src/lib/answer.ts';
import { formatMoney } from '#src/lib/money.ts';
import { showToast } from '#src/lib/toast.ts';
import { queryClient } from '../../server-state/query-client.ts';
import { cashText, typedAmount } from './closing-words.ts';

/** Signs a day off as it is seen. When it has changed meanwhile, it is shown as it is now, and what was typed stays. */
export function SignDay({ closing }: { closing: DayClosing }): ReactNode {
  const { day, version, sums, signed } = closing;
  const [counted, setCounted] = useState('');
  const show = (now: DayClosing) => queryClient.setQueryData(['closing', day], now);
  const form = useForm({
    fallback: 'We could not sign this day off',
    check: ({ countedCash = '' }): Record<string, string> =>
      Number.isNaN(typedAmount(countedCash)) ? { countedCash: wrongCash } : {},
    send: async ({ countedCash = '', note = '' }) => {
      const json = { day, version, note, countedCash: typedAmount(countedCash) };
      const answer = await answerTo((init) => accountApi.payments.closing.$post({ json }, { init }));
      if (answer.kind === 'refused' && answer.status === 409)
        show((answer.body as { current: DayClosing }).current);
      return answer;
    },
    onDone({ closing: now }) {
      show(now);
      form.formRef.current?.reset();
      setCounted('');
      showToast({ title: 'The day is signed off', tone: 'success' });
      void queryClient.invalidateQueries({ queryKey: ['closing-days'] });
    },
  });
  const amount = typedAmount(counted);
  return (
    <section className="closing__sign stack" aria-labelledby="sign-title">
      <h3 id="sign-title">{signed.length === 0 ? 'Sign this day off' : 'Sign it off again'}</h3>
      <Form form={form}>
        <TextField
          name="countedCash"
          label="Cash counted in RWF"
          hint="What the till holds of this day, if you count it."
          optional
          inputMode="numeric"
          autoComplete="off"
          onInput={({ currentTarget }) => setCounted(currentTarget.value)}
        />
        <p role="status">
          {amount !== null &&
            !Number.isNaN(amount) &&
            `By our books it is ${formatMoney(cashOf(sums))}. ${cashText(cashDifference(sums, amount))}`}
        </p>
        <TextAreaField
          name="note"
          label="Note"
          hint="It is kept for good: please name no clients."
          optional
          rows={2}
          maxLength={500}
        />
        <p>
          <SubmitButton form={form}>Sign off as it is</SubmitButton>
        </p>
      </Form>
    </section>
  );
}
