import type { StaffAttempt, StaffEntry } from '#src/features/booking/staff/staff-booking.ts';
import { methodName } from '#src/features/payment/ledger.ts';

/** Where a request for money stands, in the studio's words, and how it is meant. */
export const attemptStates: Record<
  StaffAttempt['status'],
  { name: string; tone: 'good' | 'bad' | undefined }
> = {
  pending: { name: 'Requested', tone: undefined },
  successful: { name: 'Paid', tone: 'good' },
  failed: { name: 'Failed', tone: 'bad' },
};

const kinds: Record<StaffEntry['kind'], string> = {
  charge: 'Price',
  payment: 'Paid',
  fee: 'Fee',
  refund: 'Refunded',
  reversal: 'Taken back',
};

/** "Paid, cash" */
export function entryText({ kind, method, reversed }: StaffEntry): string {
  const text = method === null ? kinds[kind] : `${kinds[kind]}, ${methodName(method).toLowerCase()}`;
  return reversed ? `${text} (taken back)` : text;
}
