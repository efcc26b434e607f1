import type { BookingStatus } from '#src/domain/booking/booking.ts';
import type { PaidState } from '#src/domain/booking/booking-list.ts';
import type { BookingSource } from '#src/domain/booking/booking-source.ts';

export const bookingStates: Record<BookingStatus, string> = {
  pending: 'Received',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
};

export const paidWords: Record<PaidState, string> = {
  paid: 'Paid',
  unpaid: 'Not paid',
  part: 'Paid in part',
};

/** Choices of the list's filter by payment. */
export const paidFilterWords = { ...paidWords, due: 'Due now' } as const;

export const sourceWords: Record<BookingSource, string> = {
  site: 'Website',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  'walk-in': 'Walk-in',
  'waiting-list': 'Waiting list',
};
