import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { Facts } from '#src/components/Facts.tsx';
import { TextField } from '#src/components/forms/Field.tsx';
import { cashOf, type DayClosing, expectedCash } from '#src/domain/payment/closing/closing.ts';
import type { TillEntryKind } from '#src/domain/payment/closing/till.ts';
import { answerTo } from '#src/lib/answer.ts';
import { currentIn } from '#src/lib/failure/conflict.ts';
import { showToast } from '#src/lib/toast.ts';
import { FoldedForm } from '../../../shell/FoldedForm.tsx';
import { MoneyField } from '../../../shell/MoneyField.tsx';
import { signedMoney } from '../closing-words.ts';
import { showClosing } from '../show-closing.ts';
import { TillEntries } from './TillEntries.tsx';

/** Shows what the till should hold, and records the float and cash taken out. */
export function Till({ closing }: { closing: DayClosing }): ReactNode {
  const { till, sums, tillEntries } = closing;
  return (
    <section className="closing__sign stack" aria-labelledby="till-title">
      <h3 id="till-title">Till</h3>
      <Facts
        facts={{
          'Opening float': signedMoney(till.float),
          'Cash of the day': signedMoney(cashOf(sums)),
          'Taken out': signedMoney(0 - till.takenOut),
          'Should be in the till': <strong>{signedMoney(expectedCash(closing))}</strong>,
        }}
      />
      {tillEntries.length > 0 && <TillEntries closing={closing} />}
      <div className="actions-list">
        <Enter closing={closing} kind="float" />
        <Enter closing={closing} kind="taken-out" />
      </div>
    </section>
  );
}

const words = {
  float: {
    title: 'Enter the opening float',
    submit: 'Record the float',
    done: 'The float is recorded.',
    reason: 'Note',
  },
  'taken-out': {
    title: 'Take cash out of the till',
    submit: 'Record the cash taken out',
    done: 'The cash taken out is recorded.',
    reason: 'What for',
  },
} as const;

function Enter({ closing: { day, version }, kind }: { closing: DayClosing; kind: TillEntryKind }): ReactNode {
  const { title, submit, done, reason: label } = words[kind];
  return (
    <FoldedForm<{ closing: DayClosing }>
      title={title}
      submit={submit}
      fallback="We could not record this"
      send={({ amount = '', reason = '' }) =>
        answerTo((init) =>
          accountApi.payments.closing.till.$post({ json: { day, kind, amount, reason, version } }, { init }),
        )
      }
      onRefused={(refusal) => {
        const now = currentIn<DayClosing>(refusal);
        if (now !== undefined) showClosing(now);
        return false;
      }}
      onDone={({ closing }) => {
        showClosing(closing);
        showToast({ title: done, tone: 'success' });
      }}
    >
      <MoneyField id={`${kind}-amount`} name="amount" label="Amount in RWF" />
      <TextField
        id={`${kind}-reason`}
        name="reason"
        label={label}
        hint="It is permanent. Please do not name clients."
        optional={kind === 'float'}
        maxLength={200}
      />
    </FoldedForm>
  );
}
