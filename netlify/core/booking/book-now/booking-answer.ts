import type { Slot } from '#src/domain/availability/slot/slot.ts';
import type { BookingStatus } from '#src/domain/booking/booking.ts';
import type { PaymentStatus } from '#src/domain/payment/payment.ts';

/** What `POST /api/bookings` answers. */
export interface BookingAnswer {
  booking: {
    id: string;
    reference: string;
    status: BookingStatus;
    /** RWF */
    total: number;
    /** Until when its day is kept unless it is paid; left out without a day. */
    slot?: Slot | undefined;
  };
  payment: {
    /** `none` when the studio confirms the price first. */
    status: PaymentStatus | 'none';
    /** Paypack's reference, once it has the request. */
    transactionRef?: string;
    /** Where to pay, for providers that send the visitor to a page of theirs. */
    paymentLink?: string;
  };
}
