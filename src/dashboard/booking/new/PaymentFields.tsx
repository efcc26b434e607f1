import type { ReactNode } from 'react';
import { staffSources } from '#src/domain/booking/booking-source.ts';
import { type StaffPayment, staffPayments } from '#src/domain/booking/staff/booking-by-staff.ts';
import { sourceWords } from '#src/domain/booking/staff/staff-booking-words.ts';
import { isPayable } from '#src/domain/payment/payment.ts';
import { normalisePhone } from '#src/domain/payment/phone.ts';
import type { DraftTotal } from '../lines/draft-lines.ts';
import type { Draft } from './draft.ts';
import { newBookingWords, type PaymentProblem, paymentText, paymentWords } from './new-booking-words.ts';

interface PaymentFieldsProps {
  draft: Draft;
  total: DraftTotal;
  onChange: (changes: Partial<Draft>) => void;
}

export function PaymentFields({ draft, total, onChange }: PaymentFieldsProps): ReactNode {
  const chosen = possiblePayment(draft, total);
  return (
    <>
      <fieldset className="fieldset new-booking__payments">
        <legend>{newBookingWords.payment}</legend>
        {staffPayments.map((payment) => {
          const problem = paymentProblem(payment, draft, total);
          return (
            <label className="choice" key={payment}>
              <input
                type="radio"
                name="payment"
                value={payment}
                checked={payment === chosen}
                disabled={problem !== undefined}
                onChange={() => onChange({ payment })}
              />
              <span>
                {paymentWords[payment]}
                {draft.lines.length > 0 && <small>{paymentText(payment, problem, total.total)}</small>}
              </span>
            </label>
          );
        })}
      </fieldset>
      <fieldset className="fieldset">
        <legend>{newBookingWords.source}</legend>
        <div className="switch">
          {staffSources.map((source) => (
            <label key={source}>
              <input
                type="radio"
                name="source"
                value={source}
                checked={source === draft.source}
                onChange={() => onChange({ source })}
              />{' '}
              {sourceWords[source]}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** Returns the chosen way to pay, or `later` if it is not possible for this order. */
export function possiblePayment(draft: Draft, total: DraftTotal): StaffPayment {
  return paymentProblem(draft.payment, draft, total) === undefined ? draft.payment : 'later';
}

function paymentProblem(payment: StaffPayment, { phone }: Draft, total: DraftTotal): PaymentProblem {
  if (payment === 'later') return undefined;
  if (!total.fixed || total.total === 0) return total.fixed ? undefined : 'open-price';
  if (payment === 'cash') return undefined;
  if (phone.trim() !== '' && normalisePhone(phone) === undefined) return 'no-phone';
  return isPayable(total) ? undefined : 'open-price';
}
