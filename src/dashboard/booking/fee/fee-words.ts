import { type Fee, type FeeState, feeRefund, feeState } from '#src/domain/booking/fee/fee.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';

export const feeStates: Record<FeeState, string> = {
  none: 'No request',
  requested: 'Requested',
  part: 'Paid in part',
  paid: 'Paid',
  'refund-due': 'Refund due',
};

/** "Paid in part: 20,000 of 45,000 RWF", "Requested: 45,000 RWF, until 5 December 2026" */
export function feeText(fee: Fee | null): string {
  const state = feeState(fee);
  if (fee === null || state === 'none') return feeStates.none;
  const named = feeStates[state];
  if (state === 'refund-due') return `${named}: ${formatMoney(feeRefund(fee))}`;
  if (state === 'paid') return `${named}: ${formatMoney(fee.paid)}`;
  if (state === 'part') return `${named}: ${formatMoney(fee.paid)} of ${formatMoney(fee.charged)}`;
  const until = fee.lastDay === null ? '' : `, until ${formatDate(fee.lastDay)}`;
  return `${named}: ${formatMoney(fee.total)}${until}`;
}
