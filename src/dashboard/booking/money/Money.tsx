import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import type { User } from '#src/domain/account/user.ts';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { handMethods, refundableOf } from '#src/domain/payment/ledger.ts';
import { answerTo } from '#src/lib/answer.ts';
import { formatDate, formatMoment } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { paymentStates } from '../../payment/payment-states.ts';
import { Tag } from '../../records/Tag.tsx';
import { ActionField } from '../sheet/ActionField.tsx';
import { ActionForm, type ActionProps } from '../sheet/ActionForm.tsx';
import { AmountAndDate, HowItMoved } from './MoneyMoved.tsx';
import { ledgerEntryText } from './money-words.ts';
import { RecordRefund } from './RecordRefund.tsx';
import { RefundRequest } from './RefundRequest.tsx';

const { payments, prompt } = accountApi.bookings[':id'];

interface MoneyProps extends ActionProps {
  role: User['role'];
}

export function Money({ booking, onConflict, role }: MoneyProps): ReactNode {
  const { attempts, ledger, balance, status, refundRequest } = booking;
  const isSuper = role === 'SUPERADMIN';
  return (
    <section className="actions-list" aria-labelledby="money-title">
      <h3 id="money-title">Money</h3>
      {ledger.length === 0 && attempts.length === 0 && <p>No payment requested yet.</p>}
      {ledger.length > 0 && (
        <ul className="lined plain-list small">
          {ledger.map((entry) => (
            <li key={entry.id} className="apart" data-reversed={entry.reversed || undefined}>
              <span>
                {ledgerEntryText(entry)}
                <span className="soft">
                  {' '}
                  {formatDate(entry.day)}, {entry.actor}
                  {entry.reason && `: ${entry.reason}`}
                </span>
              </span>
              <span className="money">{formatMoney(Math.abs(entry.amount))}</span>
              {isSuper && entry.method !== null && entry.method !== 'mobile-money' && !entry.reversed && (
                <Undo booking={booking} onConflict={onConflict} entry={entry.id} />
              )}
            </li>
          ))}
        </ul>
      )}
      {attempts.length > 0 && <Attempts booking={booking} />}
      {refundRequest !== null && (
        <RefundRequest booking={booking} onConflict={onConflict} request={refundRequest} role={role} />
      )}
      {status !== 'cancelled' && balance.due > 0 && (
        <>
          <TakePayment booking={booking} onConflict={onConflict} />
          <SendPrompt booking={booking} onConflict={onConflict} />
        </>
      )}
      {refundableOf(balance) > 0 && <RecordRefund booking={booking} onConflict={onConflict} />}
    </section>
  );
}

function Attempts({ booking: { attempts, shares } }: { booking: StaffBooking }): ReactNode {
  const payers = new Map(shares.map(({ id, name }) => [id, name]));
  return (
    <>
      <h4>Payment requests</h4>
      <ul className="lined plain-list small">
        {attempts.map(({ id, attempt, shareId, status, amount, phone, failure, createdAt }) => (
          <li key={id} className="apart">
            <span>
              {attempt}. {formatMoment(new Date(createdAt))}, to {phone}
              {shareId !== null && `, share of ${payers.get(shareId)}`}
              {failure && <span className="soft"> {failure}</span>}
            </span>
            <span>
              <span className="money">{formatMoney(amount)}</span>{' '}
              <Tag tone={paymentStates[status].tone}>{paymentStates[status].name}</Tag>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function TakePayment({ booking, onConflict }: ActionProps): ReactNode {
  const { id, balance } = booking;
  return (
    <ActionForm
      title="Record a payment in cash or by bank"
      submit="Record the payment"
      done="The payment is recorded."
      onConflict={onConflict}
      send={({ method, amount = '', date = '' }) =>
        answerTo((init) =>
          payments.$post(
            {
              param: { id },
              json: {
                method: method === 'bank' ? 'bank' : 'cash',
                amount,
                date,
                version: booking.version,
              },
            },
            { init },
          ),
        )
      }
    >
      <HowItMoved legend="Payment method" methods={handMethods} />
      <AmountAndDate of="pay" label="Amount in RWF" amount={balance.due} />
    </ActionForm>
  );
}

function SendPrompt({ booking, onConflict }: ActionProps): ReactNode {
  const { id, phone } = booking;
  return (
    <ActionForm
      title="Send the payment request again"
      submit="Send the request"
      done="The payment request is on its way to the phone."
      onConflict={onConflict}
      send={({ phone: to = '' }) =>
        answerTo((init) => prompt.$post({ param: { id }, json: { phone: to } }, { init }))
      }
    >
      <ActionField
        of="prompt"
        name="phone"
        label="Mobile money number"
        type="tel"
        inputMode="tel"
        defaultValue={phone}
      />
    </ActionForm>
  );
}

/** Reverses a ledger entry. */
function Undo({ booking, onConflict, entry }: ActionProps & { entry: string }): ReactNode {
  const { id } = booking;
  return (
    <ActionForm
      title="Undo"
      submit="Undo"
      done="Undone. The history keeps a record."
      danger
      onConflict={onConflict}
      send={({ reason = '' }) =>
        answerTo((init) =>
          accountApi.bookings[':id'].entries[':entry'].reversal.$post(
            { param: { id, entry }, json: { reason, version: booking.version } },
            { init },
          ),
        )
      }
    >
      <ActionField of={entry} name="reason" label="Reason" maxLength={500} />
    </ActionForm>
  );
}
