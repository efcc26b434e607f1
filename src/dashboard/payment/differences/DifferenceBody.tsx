import type { ReactNode } from 'react';
import { Facts } from '#src/components/Facts.tsx';
import { momentText } from '#src/dashboard/records/columns.tsx';
import type { RecordBodyProps } from '#src/dashboard/records/record-sheet.tsx';
import type { PaymentDifference } from '#src/domain/payment/differences/difference.ts';
import { differenceAdvice, differenceText } from '#src/domain/payment/differences/difference-words.ts';
import { formatMoney } from '#src/lib/money.ts';
import { paymentStates } from '../payment-states.ts';
import { DealWithDifference } from './DealWithDifference.tsx';

export function DifferenceBody({ item, onClose }: RecordBodyProps<PaymentDifference>): ReactNode {
  return (
    <>
      <p>{differenceText(item)}</p>
      <p>{differenceAdvice[item.kind]}</p>
      <Facts facts={factsOf(item)} />
      <DealWithDifference difference={item} onDone={onClose} />
    </>
  );
}

function factsOf(difference: PaymentDifference): Record<string, ReactNode> {
  const { booking, transactionRef, phone, createdAt, settledAt } = difference;
  const { ourAmount, ourStatus, theirAmount, theirStatus } = difference;
  return {
    Booking: booking && <a href={`../bookings?open=${booking}`}>{booking}</a>,
    Reference: transactionRef,
    Phone: phone,
    'In our records': ourAmount !== null && ourStatus !== null ? side(ourAmount, ourStatus) : null,
    'At Paypack': theirAmount !== null && theirStatus !== null ? side(theirAmount, theirStatus) : null,
    Found: momentText(createdAt),
    'Dealt with': settledAt && momentText(settledAt),
  };
}

function side(amount: number, status: keyof typeof paymentStates): string {
  return `${formatMoney(amount)}, ${paymentStates[status].name.toLowerCase()}`;
}
