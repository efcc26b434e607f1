import type { Slot } from '#src/domain/availability/slot/slot.ts';
import type { BookingStatus } from './booking.ts';
import type { BookingKind } from './fee/fee.ts';

/** What whoever booked sees of a booking, wherever they see it. What is left out, the typed client calls undefined. */
export interface BookingFacts {
  /** FTS-7K3MP-9Q2XT */
  reference: string;
  kind: BookingKind;
  status: BookingStatus;
  /** Calendar date in Kigali (`YYYY-MM-DD`), once there is one. */
  eventDate: string | null;
  /** Until when we keep its day while it is not paid, or kept it; left out where no day can be lost. */
  slot?: Slot | undefined;
  /** Empty when none was given. */
  location: string;
}
