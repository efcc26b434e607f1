import { type ReactNode, useState } from 'react';
import { TextAreaField, TextField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { accountApi } from '#src/features/account/account-api.ts';
import { cashDifference, cashOf, type DayClosing, wrongCash } from '#src/features/payment/closing/closing.ts';
import { answerTo } from '#src/lib/answer.ts';
import { currentIn } from '#src/lib/failure/conflict.ts';
import { formatMoney } from '#src/lib/money.ts';
import { showToast } from '#src/lib/toast.ts';
import { queryClient } from '../../server-state/query-client.ts';
import { cashText, typedAmount } from './closing-words.ts';

/** Signs a day off as it is seen. When it has changed meanwhile, it is shown as it is now, and what was typed stays. */
export function SignDay({ closing }: { closing: DayClosing }): ReactNode {
  const { day, version, sums, signed } = closing;
  const [typed, setTyped] = useState('');
  const show = (now: DayClosing) => queryClient.setQueryData(['closing', day], now);
  const form = useForm({
    fallback: 'We could not sign this day off',
    check: ({ countedCash = '' }): Record<string, string> =>
      Number.isNaN(typedAmount(countedCash)) ? { countedCash: wrongCash } : {},
    send: ({ countedCash = '', note = '' }) => {
      const json = { day, version, note, countedCash: typedAmount(countedCash) };
      return answerTo((init) => accountApi.payments.closing.$post({ json }, { init }));
    },
    onRefused(refusal) {
      const now = currentIn<DayClosing>(refusal);
      if (now !== undefined) show(now);
      return false;
    },
    onDone({ closing: now }) {
      show(now);
      form.formRef.current?.reset();
      setTyped('');
      showToast({ title: 'The day is signed off', tone: 'success' });
      void queryClient.invalidateQueries({ queryKey: ['closing-days'] });
    },
  });
  return (
    <section className="closing__sign stack" aria-labelledby="sign-title">
      <h3 id="sign-title">{signed.length === 0 ? 'Sign this day off' : 'Sign it off again'}</h3>
      <Form form={form}>
        <CountedCash {...{ sums, typed, setTyped }} />
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

interface CountedCashProps extends Pick<DayClosing, 'sums'> {
  typed: string;
  setTyped: (typed: string) => void;
}

/** The field, and what the till should hold beside what stands in it. */
function CountedCash({ sums, typed, setTyped }: CountedCashProps): ReactNode {
  return (
    <>
      <TextField
        name="countedCash"
        label="Cash counted in RWF"
        hint="What the till holds of this day, if you count it."
        optional
        inputMode="numeric"
        autoComplete="off"
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p role="status">{booksText(sums, typedAmount(typed))}</p>
    </>
  );
}

/** What the till should hold beside what was counted; nothing where no amount is typed. */
function booksText(sums: DayClosing['sums'], counted: number | null): string {
  if (counted === null || Number.isNaN(counted)) return '';
  return `By our books it is ${formatMoney(cashOf(sums))}. ${cashText(cashDifference(sums, counted))}`;
}
