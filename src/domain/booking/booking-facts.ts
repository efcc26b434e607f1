import type { Slot } from '#src/domain/availability/slot/slot.ts';
import type { BookingStatus } from './booking.ts';
import type { BookingKind } from './fee/fee.ts';

/** The client's view of a booking. Omitted fields are undefined in the typed client. */
export interface BookingFacts {
  /** FTS-7K3MP-9Q2XT */
  reference: string;
  kind: BookingKind;
  status: BookingStatus;
  /** Date in Kigali (`YYYY-MM-DD`), once there is one. */
  eventDate: string | null;
  /** Current or ended hold while the booking is unpaid; absent if no slot can be lost. */
  slot?: Slot | undefined;
  /** Empty when none was given. */
  location: string;
}
