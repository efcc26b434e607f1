import { slotOf } from '#src/domain/availability/slot/slot.ts';
import type { BookingStatus } from '#src/domain/booking/booking.ts';
import { isLinkExpired } from '#src/domain/booking/booking-link.ts';
import type { BookingKind } from '#src/domain/booking/fee/fee.ts';
import type { HeldMoney, Refund } from '#src/domain/booking/refund.ts';
import { type Balance, dueOf, netPaidOf, owedBackOf } from '#src/domain/payment/ledger.ts';
import { formatDate, todayInKigali } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';

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

/** Open bookings to show the client first, and a digest of exactly these. */
export interface OpenBookings {
  items: OpenBooking[];
  seen: string;
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
    const toAgree = refund === 'less-deposit-and-fees' || refund === 'reduced';
    const agreed = refunds.some(({ afterCancelling }) => afterCancelling);
    return toAgree && kept > 0 && !agreed && !isLinkExpired(booking, now);
  }
  if (isLinkExpired(booking, now)) return false;
  if (dueOf(balance) > 0 && (status === 'confirmed' || kept > 0)) return true;
  // The client can still cancel it for a full refund.
  return kind !== 'fee' && status === 'pending' && kept > 0;
}

/** "You have 2 sessions ahead, 245,000 RWF paid, and 1 booking that is not settled." */
export function openBookingsSentence(items: readonly OpenBooking[]): string {
  const ahead = items.filter((item) => item.ahead);
  const paid = ahead.reduce((sum, item) => sum + item.paid, 0);
  const unsettled = items.length - ahead.length;
  const money =
    unsettled === 1 ? '1 booking that is not settled' : `${unsettled} bookings that are not settled`;
  if (ahead.length === 0) return `You have ${money}.`;
  const first = `${aheadWords(ahead)}, ${paid > 0 ? `${formatMoney(paid)} paid` : 'not paid yet'}`;
  return unsettled === 0 ? `You have ${first}.` : `You have ${first}, and ${money}.`;
}

function aheadWords(ahead: readonly OpenBooking[]): string {
  const orders = ahead.filter(({ kind }) => kind === 'goods').length;
  const sessions = ahead.length - orders;
  return [
    ...(sessions > 0 ? [`${sessions} ${sessions === 1 ? 'session' : 'sessions'} ahead`] : []),
    ...(orders > 0 ? [`${orders} ${orders === 1 ? 'booking' : 'bookings'} of goods`] : []),
  ].join(' and ');
}

export function openBookingsAdvice(count: number): string {
  return count === 1
    ? 'Please cancel it first in your account, or keep the account until it is over and settled.'
    : 'Please cancel them first in your account, or keep the account until they are over and settled.';
}

/** "FTS-7K3MP-9Q2XT on 5 December 2026: 200,000 RWF paid, 45,000 RWF left to pay" */
export function openBookingText(booking: OpenBooking): string {
  const { kind, reference, eventDate, ahead, paid, due, owedBack } = booking;
  const undated = kind === 'session' && ahead ? ', date to be agreed' : '';
  const day = eventDate === null ? undated : ` on ${formatDate(eventDate)}`;
  const money = [
    ...(paid > 0 ? [`${formatMoney(paid)} paid`] : []),
    ...(due > 0 ? [`${formatMoney(due)} left to pay`] : []),
    ...(owedBack > 0 ? [`${formatMoney(owedBack)} to be refunded`] : []),
  ];
  return `${reference}${day}: ${money.length === 0 ? 'nothing paid yet' : money.join(', ')}`;
}

export function openBookingsIn(body: unknown): OpenBookings | undefined {
  return typeof body === 'object' && body !== null && 'open' in body
    ? (body.open as OpenBookings)
    : undefined;
}
