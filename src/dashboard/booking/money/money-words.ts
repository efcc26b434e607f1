import type { StaffLedgerEntry } from '#src/domain/booking/staff/staff-booking.ts';
import { methodName } from '#src/domain/payment/ledger.ts';

const kinds: Record<StaffLedgerEntry['kind'], string> = {
  charge: 'Price',
  payment: 'Paid',
  fee: 'Fee',
  refund: 'Refunded',
  reversal: 'Undone',
};

export function ledgerEntryText({ kind, method, reversed }: StaffLedgerEntry): string {
  const text = method === null ? kinds[kind] : `${kinds[kind]}, ${methodName(method).toLowerCase()}`;
  return reversed ? `${text} (undone)` : text;
}
