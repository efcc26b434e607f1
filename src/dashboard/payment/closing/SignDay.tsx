import { type ReactNode, useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { TextAreaField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { cashDifference, cashOf, type DayClosing } from '#src/domain/payment/closing/closing.ts';
import { answerTo } from '#src/lib/answer.ts';
import { currentIn } from '#src/lib/failure/conflict.ts';
import { formatMoney } from '#src/lib/money.ts';
import { readMoney } from '#src/lib/read-money.ts';
import { showToast } from '#src/lib/toast.ts';
import { queryClient } from '../../server-state/query-client.ts';
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx';
import { MoneyField } from '../../shell/MoneyField.tsx';
import { useConfirm } from '../../shell/use-confirm.ts';
import { cashText } from './closing-words.ts';

/** Signs off the day as shown. After a conflict, shows the current day and keeps the input. */
export function SignDay({ closing }: { closing: DayClosing }): ReactNode {
  const { day, version, sums, signed } = closing;
  const [typed, setTyped] = useState('');
  const { question, ask } = useConfirm<number>();
  const show = (now: DayClosing) => queryClient.setQueryData(['closing', day], now);
  const form = useForm({
    fallback: 'We could not sign this day off',
    send: async ({ countedCash = '', note = '' }) => {
      const difference = differenceIn(sums, countedCash) ?? 0;
      if (difference !== 0 && !(await ask(difference))) return undefined;
      const json = { day, version, note, countedCash };
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
        <CountedCash sums={sums} typed={typed} setTyped={setTyped} />
        <TextAreaField
          name="note"
          label="Note"
          hint="This note is permanent. Please do not name clients."
          optional
          rows={2}
          maxLength={500}
        />
        <p>
          <SubmitButton form={form}>Sign off as it is</SubmitButton>
        </p>
      </Form>
      {question && (
        <ConfirmDialog
          title={`${cashText(question.about)} Sign off anyway?`}
          confirm="Sign off anyway"
          cancel="Count again"
          answer={question.answer}
        >
          <p>A signature cannot be changed. You can explain the difference in the note.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

interface CountedCashProps extends Pick<DayClosing, 'sums'> {
  typed: string;
  setTyped: (typed: string) => void;
}

function CountedCash({ sums, typed, setTyped }: CountedCashProps): ReactNode {
  return (
    <>
      <MoneyField
        name="countedCash"
        label="Cash counted in RWF"
        hint="The day’s cash in the till, if you count it."
        optional
        min={0}
        onType={setTyped}
      />
      <p role="status">{booksText(sums, typed)}</p>
    </>
  );
}

/** Compares the counted cash with the ledger; empty if no amount is typed. */
function booksText(sums: DayClosing['sums'], typed: string): string {
  const difference = differenceIn(sums, typed);
  if (difference === undefined) return '';
  return `Our records say ${formatMoney(cashOf(sums))}. ${cashText(difference)}`;
}

function differenceIn(sums: DayClosing['sums'], typed: string): number | undefined {
  const counted = readMoney(typed, { min: 0 });
  return 'amount' in counted ? cashDifference(sums, counted.amount) : undefined;
}
