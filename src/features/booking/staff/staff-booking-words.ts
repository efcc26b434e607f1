import type { BookingStatus } from '#src/features/booking/booking.ts';
import type { PaidState } from '#src/features/booking/booking-list.ts';

/** Where a booking stands, in the studio's words. */
export const bookingStates: Record<BookingStatus, string> = {
  pending: 'Received',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
};

/** Whether its money is there. */
export const paidWords: Record<PaidState, string> = {
  paid: 'Paid',
  unpaid: 'Not paid',
  part: 'Paid in part',
};
