import { type ReactNode, useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { TextAreaField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { cashDifference, type DayClosing, expectedCash } from '#src/domain/payment/closing/closing.ts';
import { answerTo } from '#src/lib/answer.ts';
import { currentIn } from '#src/lib/failure/conflict.ts';
import { readMoney } from '#src/lib/read-money.ts';
import { showToast } from '#src/lib/toast.ts';
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx';
import { MoneyField } from '../../shell/MoneyField.tsx';
import { useConfirm } from '../../shell/use-confirm.ts';
import { cashText, signedMoney } from './closing-words.ts';
import { showClosing } from './show-closing.ts';

/** Signs off the day as shown. After a conflict, shows the current day and keeps the input. */
export function SignDay({ closing }: { closing: DayClosing }): ReactNode {
  const { day, version, signed } = closing;
  const [typed, setTyped] = useState('');
  const { question, ask } = useConfirm<number>();
  const form = useForm({
    fallback: 'We could not sign this day off',
    send: async ({ countedCash = '', note = '' }) => {
      const difference = differenceIn(closing, countedCash) ?? 0;
      if (difference !== 0 && !(await ask(difference))) return undefined;
      const json = { day, version, note, countedCash };
      return answerTo((init) => accountApi.payments.closing.$post({ json }, { init }));
    },
    onRefused(refusal) {
      const now = currentIn<DayClosing>(refusal);
      if (now !== undefined) showClosing(now);
      return false;
    },
    onDone({ closing: now }) {
      showClosing(now);
      form.formRef.current?.reset();
      setTyped('');
      showToast({ title: 'The day is signed off', tone: 'success' });
    },
  });
  return (
    <section className="closing__sign stack" aria-labelledby="sign-title">
      <h3 id="sign-title">{signed.length === 0 ? 'Sign this day off' : 'Sign it off again'}</h3>
      <Form form={form}>
        <CountedCash closing={closing} typed={typed} setTyped={setTyped} />
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

interface CountedCashProps {
  closing: DayClosing;
  typed: string;
  setTyped: (typed: string) => void;
}

function CountedCash({ closing, typed, setTyped }: CountedCashProps): ReactNode {
  return (
    <>
      <MoneyField
        name="countedCash"
        label="Cash counted in RWF"
        hint="All cash in the till, with the float, if you count it."
        optional
        min={0}
        onType={setTyped}
      />
      <p role="status">{booksText(closing, typed)}</p>
    </>
  );
}

/** Compares the counted cash with what the till should hold; empty if no amount is typed. */
function booksText(closing: DayClosing, typed: string): string {
  const difference = differenceIn(closing, typed);
  if (difference === undefined) return '';
  return `Our records say ${signedMoney(expectedCash(closing))}. ${cashText(difference)}`;
}

function differenceIn(closing: DayClosing, typed: string): number | undefined {
  const counted = readMoney(typed, { min: 0 });
  return 'amount' in counted ? cashDifference(closing, counted.amount) : undefined;
}
