import type { ReactNode } from 'react';
import { accountApi } from '#src/features/account/account-api.ts';
import { methodName, paymentMethods } from '#src/features/payment/ledger.ts';
import { answerTo } from '#src/lib/answer.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { ActionField } from './ActionField.tsx';
import { ActionForm, type ActionProps } from './ActionForm.tsx';

/** Notes money that was given back. */
export function RecordRefund({ booking, onConflict }: ActionProps): ReactNode {
  const { id, balance } = booking;
  const today = todayInKigali(new Date());
  return (
    <ActionForm
      title="Record a refund"
      submit="Record the refund"
      done="The refund is recorded."
      onConflict={onConflict}
      send={({ method, amount, date = '', reason = '' }) =>
        answerTo((init) =>
          accountApi.bookings[':id'].refunds.$post(
            {
              param: { id },
              json: {
                method: paymentMethods.find((one) => one === method) ?? 'mobile-money',
                amount: Number(amount),
                date,
                reason,
                version: booking.version,
              },
            },
            { init },
          ),
        )
      }
    >
      <fieldset className="switch">
        <legend className="visually-hidden">How it was given back</legend>
        {paymentMethods.map((method) => (
          <label key={method}>
            <input type="radio" name="method" value={method} defaultChecked={method === 'mobile-money'} />{' '}
            {methodName(method)}
          </label>
        ))}
      </fieldset>
      <div className="pair">
        <ActionField
          of="refund"
          name="amount"
          label="Amount in RWF"
          inputMode="numeric"
          defaultValue={balance.owedBack}
        />
        <ActionField of="refund" name="date" label="Date" type="date" defaultValue={today} max={today} />
      </div>
      <ActionField of="refund" name="reason" label="Reason" maxLength={500} />
    </ActionForm>
  );
}
