import type { OpenBooking } from '#src/domain/booking/open-booking.ts';
import { formatMoney } from '#src/lib/money.ts';

/** Open bookings to show the client first, and a digest of exactly these. */
export interface OpenBookings {
  items: OpenBooking[];
  seen: string;
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

export function openBookingsIn(body: unknown): OpenBookings | undefined {
  return typeof body === 'object' && body !== null && 'open' in body
    ? (body.open as OpenBookings)
    : undefined;
}
