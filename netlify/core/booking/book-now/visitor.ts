import { limitSender } from '../../abuse/rate-limit.ts';
import { claimDiscount } from '../../discount/claim-discount.ts';
import { requireHoldLeft } from '../slot/hold-cap.ts';
import type { Booker } from './store-booking.ts';

/** Bookings per hour, more than anyone makes by hand. */
const hourly = { perAddress: 20, perContact: 10 };

/** A visitor who books on the site from an IP address. */
export function visitorAt(address: string): Booker {
  return {
    by: 'client',
    actor: 'visitor',
    source: 'site',
    clientId: null,
    facts: {},
    async check(tx, booking) {
      await claimDiscount(tx, booking, new Date());
      await requireHoldLeft(tx, booking, address);
      await limitSender(tx, 'booking', { ...booking, address }, hourly);
    },
  };
}
