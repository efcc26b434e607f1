import '#src/styles/folded.css';
import type { ReactNode } from 'react';
import { type Fee, feeState } from '#src/domain/booking/fee/fee.ts';
import type { FeePaymentRequest, OfferRequest } from '#src/domain/booking/staff/staff-requests.ts';
import { handMethods } from '#src/domain/payment/ledger.ts';
import type { Answer } from '#src/lib/answer.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { MoneyField } from '../../shell/MoneyField.tsx';
import { AmountAndDate, HowItMoved } from '../money/MoneyMoved.tsx';
import { OfferMessage } from '../offer/Offers.tsx';
import { ActionField } from '../sheet/ActionField.tsx';
import { FeeForm } from './FeeForm.tsx';
import { feeText } from './fee-words.ts';
import { usualLastDay } from './usual-last-day.ts';

interface FeeSectionProps {
  fee: Fee | null;
  /** Published price in RWF; null if there is none. */
  price: number | null;
  version: number;
  /** False if there is nobody to charge. */
  canAsk: boolean;
  ask: (request: OfferRequest) => Promise<Answer<unknown>>;
  take: (request: FeePaymentRequest) => Promise<Answer<unknown>>;
}

export function FeeSection(props: FeeSectionProps): ReactNode {
  const { fee, canAsk } = props;
  const state = feeState(fee);
  return (
    <section className="actions-list" aria-labelledby="fee-title">
      <h3 id="fee-title">Fee</h3>
      <p>
        {feeText(fee)}.{' '}
        {fee && <a href={`bookings?open=${fee.reference}`}>Offer, payments and refunds: {fee.reference}</a>}
      </p>
      {canAsk && state === 'none' && <AskForFee {...props} />}
      {canAsk && state !== 'paid' && state !== 'refund-due' && <PaymentTaken {...props} />}
    </section>
  );
}

function AskForFee({ price, version, ask }: FeeSectionProps): ReactNode {
  const today = todayInKigali(new Date());
  return (
    <FeeForm
      title="Request the fee"
      submit="Send the offer"
      done="The offer is on its way. The client accepts and pays it with the link in it."
      send={({ total = '', lastDay = '', reason = '', message = '' }) =>
        ask({ total, lastDay, reason, message, version })
      }
    >
      <div className="pair">
        <Total of="fee" price={price} />
        <ActionField
          of="fee"
          name="lastDay"
          label="Last day to pay"
          type="date"
          min={today}
          defaultValue={usualLastDay()}
        />
      </div>
      <OfferMessage of="fee" />
      <Reason of="fee" />
    </FeeForm>
  );
}

function PaymentTaken({ fee, price, version, take }: FeeSectionProps): ReactNode {
  const isNew = feeState(fee) === 'none';
  const due = fee !== null && !isNew ? fee.charged - fee.paid : price;
  return (
    <FeeForm
      title="Payment taken"
      submit="Record the payment"
      done="The payment is recorded."
      send={({ method, amount = '', date = '', total = '', reason = '' }) =>
        take({
          method: method === 'bank' ? 'bank' : 'cash',
          amount,
          date,
          version,
          reason,
          ...(isNew ? { total } : { feeVersion: fee?.version }),
        })
      }
    >
      <HowItMoved legend="Payment method" methods={handMethods} />
      {isNew && <Total of="taken" price={price} />}
      <AmountAndDate of="taken" label="Paid now, in RWF" amount={due} />
      {isNew && <Reason of="taken" />}
    </FeeForm>
  );
}

function Total({ of, price }: { of: string; price: number | null }): ReactNode {
  return <MoneyField id={`${of}-total`} name="total" label="Fee in RWF" amount={price} />;
}

function Reason({ of }: { of: string }): ReactNode {
  return (
    <ActionField
      of={of}
      name="reason"
      label="Reason, if the fee is not the published price"
      required={false}
      maxLength={500}
    />
  );
}
