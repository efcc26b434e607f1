import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { addDays } from '#src/lib/dates/dates.ts';
import type { TestUser } from '../account.ts';
import { bookableDay } from '../requests/booking-request.ts';
import type { Environment } from '../server/environment.ts';
import { bookedWithLink, mine } from './booking-link.ts';
import { deskOf } from './staff-booking.ts';
import { paidEvent, postWebhook } from './webhooks.ts';

/** Sessions of 150,000 RWF each; four cost 600,000 RWF, of which 180,000 are the deposit. */
export const sessions = (quantity = 4) => ({
  items: [{ sku: 'sessions/photography/2h/basic', quantity }],
  totalAmount: 150_000 * quantity,
});

export const balanceDay = addDays(bookableDay, -7);

/** Steps of bookings that are paid in parts. */
export function planSteps(environment: Environment, admin: TestUser) {
  const requests = () =>
    environment.sql<{ ref: string; amount: number; status: string }>(
      'select transaction_ref as ref, amount::int, status from payments order by attempt desc',
    );
  return {
    requests,
    async planned(quantity?: number) {
      const booking = await bookedWithLink(environment.mailbox, sessions(quantity));
      return {
        ...booking,
        desk: deskOf(admin, booking.id),
        see: async () => (await mine('GET', booking.token)).json as MyBooking,
        cancel: (query: string) => mine('DELETE', booking.token, { query }),
      };
    },
    /** Reports the newest request, as Paypack does. */
    async report(status: 'successful' | 'failed' = 'successful') {
      const [newest] = await requests();
      return postWebhook(paidEvent(newest?.ref ?? '', newest?.amount ?? 0, status));
    },
  };
}
