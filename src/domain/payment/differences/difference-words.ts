import { formatMoney } from '#src/lib/money.ts';
import type { DifferenceKind, PaymentDifference } from './difference.ts';

export const differenceNames: Record<DifferenceKind, string> = {
  unknown: 'At Paypack only',
  missing: 'In our records only',
  amount: 'Different amount',
  state: 'Different status',
};

type Sides = Pick<PaymentDifference, 'kind' | 'ourAmount' | 'ourStatus' | 'theirAmount' | 'theirStatus'>;

export function differenceText({ kind, ourAmount, ourStatus, theirAmount, theirStatus }: Sides): string {
  const [ours, theirs] = [formatMoney(ourAmount ?? 0), formatMoney(theirAmount ?? 0)];
  switch (kind) {
    case 'unknown':
      return `${theirs} arrived at Paypack, and no payment in our records matches it.`;
    case 'missing':
      return `We recorded ${ours} as paid, and Paypack does not have it.`;
    case 'amount':
      return `We requested ${ours}, and Paypack has ${theirs}.`;
    case 'state':
      return ourStatus === 'successful'
        ? `We recorded ${ours} as paid; at Paypack it ${theirStatus === 'failed' ? 'failed' : 'is not paid'}.`
        : `Paypack has ${theirs} as paid; we do not.`;
  }
}

export const differenceAdvice: Record<DifferenceKind, string> = {
  unknown:
    'Look the reference up at Paypack and search the bookings for its phone number. If the money is for a booking, record it there as a bank transfer and name the reference; otherwise refund it at Paypack.',
  missing:
    'Ask Paypack about the reference. The booking still shows it as paid; do not rely on it until the money is found.',
  amount:
    'Look the reference up at Paypack. What arrived is in its account; record or refund the difference in the booking.',
  state:
    'Ask Paypack about the reference. If the money did not arrive, ask the client to pay again; if it did, our record is right.',
};
