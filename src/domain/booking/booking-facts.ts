import type { Slot } from '#src/domain/availability/slot/slot.ts';
import type { BookingStatus } from './booking.ts';
import type { SessionTime } from './day/session-time.ts';
import type { BookingKind } from './fee/fee.ts';

/** The client's view of a booking. Omitted fields are undefined in the typed client. */
export interface BookingFacts extends SessionTime {
  /** FTS-7K3MP-9Q2XT */
  reference: string;
  kind: BookingKind;
  status: BookingStatus;
  /** Current or ended hold while the booking is unpaid; absent if no slot can be lost. */
  slot?: Slot | undefined;
  /** Empty when none was given. */
  location: string;
}
