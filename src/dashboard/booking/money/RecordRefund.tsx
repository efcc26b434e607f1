import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { paymentMethods, refundableOf } from '#src/domain/payment/ledger.ts';
import { answerTo } from '#src/lib/answer.ts';
import { formatMoney } from '#src/lib/money.ts';
import { readMoney } from '#src/lib/read-money.ts';
import { emailedText } from '../../records/told-words.ts';
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx';
import { useConfirm } from '../../shell/use-confirm.ts';
import { ActionField } from '../sheet/ActionField.tsx';
import { ActionForm, type ActionProps } from '../sheet/ActionForm.tsx';
import { AmountAndDate, HowItMoved } from './MoneyMoved.tsx';
import { requestedToast } from './refund-request-words.ts';

/** Records a refund. An amount above what is owed is goodwill and needs confirmation. */
export function RecordRefund({ booking, onConflict }: ActionProps): ReactNode {
  const { id, balance } = booking;
  const { question, ask } = useConfirm<number>();
  const most = formatMoney(refundableOf(balance));
  return (
    <>
      <ActionForm
        title={balance.owedBack > 0 ? 'Record a refund' : 'Record a goodwill refund'}
        submit="Record the refund"
        done={({ refundRequest }) =>
          refundRequest === null || refundRequest.id === booking.refundRequest?.id
            ? 'The refund is recorded.'
            : requestedToast
        }
        onConflict={onConflict}
        send={async ({ method, amount = '', date = '', reason = '' }) => {
          const read = readMoney(amount);
          const goodwill = 'amount' in read ? read.amount - balance.owedBack : 0;
          if (goodwill > 0 && !(await ask(goodwill))) return undefined;
          return answerTo((init) =>
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
          );
        }}
      >
        <HowItMoved legend="Refund method" methods={paymentMethods} />
        <AmountAndDate
          of="refund"
          label="Amount in RWF"
          hint={
            balance.owedBack > 0
              ? `We owe the client ${formatMoney(balance.owedBack)}. You can refund up to ${most}.`
              : `Up to ${most}. It lowers the price of the booking.`
          }
          amount={balance.owedBack || null}
        />
        <ActionField of="refund" name="reason" label="Reason" maxLength={500} />
      </ActionForm>
      {question && (
        <ConfirmDialog
          title={`Refund ${formatMoney(question.about)} as goodwill?`}
          confirm="Record the refund"
          cancel="Go back"
          answer={question.answer}
        >
          <p>
            We do not owe the client this amount: it lowers the price of the booking. {emailedText(booking)}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
