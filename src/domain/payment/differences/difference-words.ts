import { formatMoney } from '#src/lib/money.ts';
import type { DifferenceKind, PaymentDifference } from './difference.ts';

export const differenceNames: Record<DifferenceKind, string> = {
  unknown: 'At Paypack only',
  missing: 'In our records only',
  amount: 'Different amount',
  state: 'Different status',
  'ledger-changed': 'Changed entries',
  'ledger-payment': 'Wrong payment entries',
  'ledger-refund': 'Refunded too much',
  'ledger-gone': 'Deleted booking',
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
    case 'ledger-changed':
      return 'Entries of this booking that an earlier check had seen were changed, deleted or added between others.';
    case 'ledger-payment':
      return `${ours} arrived by mobile money, and the ledger has ${theirs} of it.`;
    case 'ledger-refund':
      return `${theirs} of ${ours} was refunded.`;
    case 'ledger-gone':
      return 'A booking with money was deleted, but not by the website.';
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
  'ledger-changed':
    'The website never changes an entry, so someone changed the database directly. Do not correct the booking yet. Ask your developer to compare its entries with the last backup before it was found.',
  'ledger-payment':
    'Look the payment up at Paypack. Do not record it again: ask your developer to compare the entries of its booking with a backup.',
  'ledger-refund':
    'Compare the refunds of the booking with your till and your accounts. Ask your developer to compare its entries with a backup.',
  'ledger-gone':
    'Ask your developer to look the booking up in a backup by this number. The sums of its days are lower now than when they were signed off.',
};
