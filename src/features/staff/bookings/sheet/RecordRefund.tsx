import type { ReactNode } from 'react';
import { accountApi } from '#src/features/account/account-api.ts';
import { paymentMethods } from '#src/features/payment/ledger.ts';
import { answerTo } from '#src/lib/answer.ts';
import { ActionField } from './ActionField.tsx';
import { ActionForm, type ActionProps } from './ActionForm.tsx';
import { AmountAndDate, HowItMoved } from './MoneyMoved.tsx';

/** Notes money that was given back. */
export function RecordRefund({ booking, onConflict }: ActionProps): ReactNode {
  const { id, balance } = booking;
  return (
    <ActionForm
      title="Record a refund"
      submit="Record the refund"
      done="The refund is recorded."
      onConflict={onConflict}
      send={({ method, amount = '', date = '', reason = '' }) =>
        answerTo((init) =>
          accountApi.bookings[':id'].refunds.$post(
            {
              param: { id },
              json: {
                method: paymentMethods.find((one) => one === method) ?? 'mobile-money',
                amount,
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
      <HowItMoved legend="How it was given back" methods={paymentMethods} />
      <AmountAndDate of="refund" label="Amount in RWF" amount={balance.owedBack} />
      <ActionField of="refund" name="reason" label="Reason" maxLength={500} />
    </ActionForm>
  );
}
