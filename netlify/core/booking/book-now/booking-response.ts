import type { Slot } from '#src/domain/availability/slot/slot.ts';
import type { AnswersBy } from '#src/domain/booking/answers-by.ts';
import type { BookingStatus } from '#src/domain/booking/booking.ts';
import type { PaymentStatus } from '#src/domain/payment/payment.ts';

export interface BookingResponse {
  booking: {
    id: string;
    reference: string;
    status: BookingStatus;
    /** RWF */
    total: number;
    /** Slot the booking may lose until it is paid; absent without a day. */
    slot?: Slot | undefined;
    answersBy: AnswersBy;
  };
  payment: {
    /** `none` when nothing is requested: the studio names the price first. */
    status: PaymentStatus | 'none';
    /** Paypack's reference; absent until Paypack has the request. */
    transactionRef?: string;
    /** Payment page of providers that redirect the visitor. */
    paymentLink?: string;
  };
}
