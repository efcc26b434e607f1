import type { BookingStatus } from '#src/domain/booking/booking.ts';
import type { BookingFacts } from '#src/domain/booking/booking-facts.ts';
import type { PaymentStatus } from '#src/domain/payment/payment.ts';
import { formatMoney } from '#src/lib/money.ts';

/** A booking as its owner sees it. Amounts in RWF, instants in ISO 8601. */
export interface OwnBooking extends BookingFacts {
  id: string;
  total: number;
  createdAt: string;
  lines: { label: string; quantity: number; amount: number }[];
  /** Null while the studio still names the price. */
  payment: OwnPayment | null;
}

interface OwnPayment {
  /** Paid state, else that of the newest payment request. */
  status: PaymentStatus;
  reference: string;
  /** RWF left to pay. */
  due: number;
  /** RWF that the next payment request asks; 0 if nothing can be asked. */
  next: number;
  canRetry: boolean;
}

export function bookingTitle({
  kind,
  lines: [first, ...others],
}: Pick<OwnBooking, 'kind' | 'lines'>): string {
  if (first === undefined) return kind === 'fee' ? 'Fee' : 'Booking';
  return others.length === 0 ? lineTitle(first) : `${lineTitle(first)} and ${others.length} more`;
}

export function lineTitle({ label, quantity }: OwnBooking['lines'][number]): string {
  return quantity > 1 ? `${quantity} × ${label}` : label;
}

export function openBookingLabel({
  kind,
  status,
  eventDate,
}: Pick<OwnBooking, 'kind' | 'status' | 'eventDate'>): string {
  if (kind === 'fee') return 'Open the fee';
  return kind === 'session' && eventDate === null && status !== 'cancelled'
    ? 'Choose the date'
    : 'Open the booking';
}

export const bookingStatusNames: Record<BookingStatus, string> = {
  pending: 'Received, not confirmed yet',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
};

export function paymentName({ payment, status }: Pick<OwnBooking, 'payment' | 'status'>): string {
  if (payment === null) return status === 'cancelled' ? 'Nothing to pay' : 'Nothing to pay yet';
  const isPart = payment.status === 'successful' && payment.due > 0;
  return isPart ? `Paid in part, ${formatMoney(payment.due)} left` : paymentNames[payment.status];
}

export function paymentAddress(
  { id, payment }: OwnBooking,
  reference = payment?.reference,
): string | undefined {
  if (!reference) return undefined;
  return `/payment-success?${new URLSearchParams({ checkout_id: id, ref: reference })}`;
}

const paymentNames: Record<PaymentStatus, string> = {
  pending: 'Payment requested, not paid yet',
  successful: 'Paid',
  failed: 'Payment failed',
};
