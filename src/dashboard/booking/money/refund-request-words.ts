import type { User } from '#src/domain/account/user.ts';
import type { StaffRefundRequest } from '#src/domain/booking/staff/staff-booking.ts';
import { byMethod } from '#src/domain/payment/ledger.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';

type Waiting = Pick<StaffRefundRequest, 'amount' | 'method' | 'day' | 'actor' | 'reason'>;

/** "A refund of 600,000 RWF in cash on 5 December 2026, requested by Grace: Rain." */
export function requestText({ amount, method, day, actor, reason }: Waiting): string {
  return `A refund of ${formatMoney(amount)} ${byMethod(method)} on ${formatDate(day)}, requested by ${actor}: ${reason}`;
}

type Wait = Pick<StaffRefundRequest, 'actor' | 'own' | 'stale' | 'approvers'>;

/** Says what the refund waits for, and what the reader can do about it. */
export function waitSentence({ actor, own, stale, approvers }: Wait, role: User['role']): string {
  if (stale)
    return 'Money or the price of this booking has changed since, so it can no longer be approved. Please decline or withdraw it, and request it again if it is still right.';
  if (approvers === 0)
    return own
      ? 'It waits for a second super admin, and there is none. Please invite someone under Users and make them a super admin, or withdraw it.'
      : 'It waits for a second super admin, and there is none. Please ask the super admin to invite someone under Users and make them a super admin.';
  if (own) return 'It waits for another super admin. Nothing is recorded yet.';
  if (role !== 'SUPERADMIN')
    return `It waits for a super admin other than ${actor}. Nothing is recorded yet.`;
  return 'It waits for you. Nothing is recorded until you approve it.';
}

export const requestedToast = 'The refund waits for another super admin.';
