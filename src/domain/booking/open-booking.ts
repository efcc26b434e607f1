import { slotOf } from '#src/domain/availability/slot/slot.ts';
import { type Balance, dueOf, netPaidOf, owedBackOf } from '#src/domain/payment/ledger.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import type { BookingStatus } from './booking.ts';
import { isLinkExpired } from './booking-link.ts';
import type { BookingKind } from './fee/fee.ts';
import type { HeldMoney, Refund } from './refund.ts';

/** A booking that still needs its client's contact details (docs/product.md, Accounts). */
export interface OpenBooking {
  kind: BookingKind;
  reference: string;
  /** `YYYY-MM-DD` in Kigali; null while the date is open. */
  eventDate: string | null;
  /** True while the session is ahead, or goods are not confirmed; otherwise only money is open. */
  ahead: boolean;
  /** RWF received and not refunded. */
  paid: number;
  /** RWF left to pay. */
  due: number;
  /** RWF that we owe the client. */
  owedBack: number;
}

interface OpenFacts {
  kind: BookingKind;
  status: BookingStatus;
  eventDate: string | null;
  heldUntil: Date | null;
  createdAt: Date;
  refund: Refund | null;
}

/** True for a session to come unless its hold has expired, and for goods until they are confirmed. */
export function isAhead(booking: OpenFacts, now: Date): boolean {
  const { kind, status, eventDate } = booking;
  if (kind === 'fee' || status === 'cancelled' || slotOf(booking, now)?.state === 'ended') return false;
  if (kind === 'goods' && status === 'confirmed') return false;
  return eventDate === null ? !isLinkExpired(booking, now) : eventDate >= todayInKigali(now);
}

/** True while either side owes the other. A client's debt counts until the link expires. */
export function isUnsettled(
  booking: OpenFacts,
  balance: Balance,
  { refunds }: HeldMoney,
  now: Date,
): boolean {
  const { kind, status, refund } = booking;
  if (owedBackOf(balance) > 0) return true;
  const kept = netPaidOf(balance);
  if (status === 'cancelled') {
    const toAgree = refund === 'less-costs' || refund === 'reduced';
    const agreed = refunds.some(({ afterCancelling }) => afterCancelling);
    return toAgree && kept > 0 && !agreed && !isLinkExpired(booking, now);
  }
  if (isLinkExpired(booking, now)) return false;
  if (dueOf(balance) > 0 && (status === 'confirmed' || kept > 0)) return true;
  // The client can still cancel it for a full refund.
  return kind !== 'fee' && status === 'pending' && kept > 0;
}
