import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { formatDate } from '#src/lib/dates/dates.ts';

type Confirmable = Pick<StaffBooking, 'eventDate' | 'slot' | 'order' | 'balance'>;

export function needsPrice({ status, order }: Pick<StaffBooking, 'status' | 'order'>): boolean {
  return status !== 'cancelled' && !order.final;
}

/** True if staff confirm it by hand; a fee is confirmed by its payment. */
export function canConfirm({ kind, status }: Pick<StaffBooking, 'kind' | 'status'>): boolean {
  return kind !== 'fee' && status === 'pending';
}

export interface ConfirmQuestion {
  title: string;
  text: string;
}

/** Builds the question before confirming; undefined if the booking is paid or free. */
export function confirmQuestion({
  eventDate,
  slot,
  order,
  balance,
}: Confirmable): ConfirmQuestion | undefined {
  if (balance.paid > balance.refunded) return undefined;
  const text = slot === null || eventDate === null ? '' : ` ${keptSentence(eventDate)}`;
  if (!order.final)
    return {
      title: eventDate === null ? 'Confirm without a price?' : 'Confirm the date only?',
      text: `No price has been agreed.${text}`,
    };
  if (balance.due === 0) return undefined;
  return { title: 'Confirm before it is paid?', text: `Nothing has been paid yet.${text}` };
}

function keptSentence(day: string): string {
  return `Confirming ends the hold: the booking keeps its slot on ${formatDate(day)} for good, paid or not.`;
}
