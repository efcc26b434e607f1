import type { ReactNode } from 'react';
import { Facts } from '#src/components/Facts.tsx';
import type { PaymentDifference } from '#src/features/payment/differences/difference.ts';
import {
  differenceAdvice,
  differenceNames,
  differenceText,
} from '#src/features/payment/differences/difference-words.ts';
import { formatMoney } from '#src/lib/money.ts';
import { Sheet } from '../../list/Sheet.tsx';
import type { DetailProps } from '../../list/staff-list.ts';
import { momentText } from '../../records/columns.tsx';
import { paymentStates } from '../payment-states.ts';
import { DealWithDifference } from './DealWithDifference.tsx';

/** A difference: what it is, what to do about it, and what was done. */
export function DifferenceSheet({ item, instead, onClose }: DetailProps<PaymentDifference>): ReactNode {
  return (
    <Sheet title={item === undefined ? 'Difference' : differenceNames[item.kind]} onClose={onClose}>
      {item === undefined ? (
        instead
      ) : (
        <>
          <p>{differenceText(item)}</p>
          <p>{differenceAdvice[item.kind]}</p>
          <Facts facts={factsOf(item)} />
          <DealWithDifference difference={item} onDone={onClose} />
        </>
      )}
    </Sheet>
  );
}

function factsOf(difference: PaymentDifference): Record<string, ReactNode> {
  const { booking, transactionRef, phone, createdAt, settledAt } = difference;
  const { ourAmount, ourStatus, theirAmount, theirStatus } = difference;
  return {
    Booking: booking && <a href={`../bookings?open=${booking}`}>{booking}</a>,
    'Paypack reference': transactionRef,
    Phone: phone,
    'With us': ourAmount !== null && ourStatus !== null ? side(ourAmount, ourStatus) : null,
    'At Paypack': theirAmount !== null && theirStatus !== null ? side(theirAmount, theirStatus) : null,
    Found: momentText(createdAt),
    'Dealt with': settledAt && momentText(settledAt),
  };
}

function side(amount: number, status: keyof typeof paymentStates): string {
  return `${formatMoney(amount)}, ${paymentStates[status].name.toLowerCase()}`;
}
