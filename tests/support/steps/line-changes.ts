import type { LinesRequest } from '#src/domain/booking/staff/staff-requests.ts';
import type { TestUser } from '../account.ts';
import { mailsAbout } from '../mails.ts';
import { bookedByStaff } from '../requests/booking-by-staff.ts';
import type { Environment } from '../server/environment.ts';
import { bookingIn, deskOf } from './staff-booking.ts';

/** 150,000 RWF. */
export const portrait = {
  sku: 'sessions/photography/2h/basic',
  quantity: 1,
  options: { package: 'portrait' },
};
/** 250,000 RWF. */
export const event = {
  sku: 'sessions/photography/2h/standard',
  quantity: 1,
  options: { package: 'event' },
};
export const both = [portrait, event];
export const client = { name: 'Bosco', phone: '0788123456', email: 'bosco@example.com' };

/** Steps of staff who change the lines of a booking. */
export function lineChanges(environment: Environment, admin: TestUser) {
  const change = (id: string, items: LinesRequest['items'], totalAmount: number, more: object = {}) =>
    deskOf(admin, id).act('PUT', '/lines', { items, totalAmount, ...more });
  return {
    change,
    changed: async (...args: Parameters<typeof change>) => bookingIn(await change(...args)),
    /** Books for 150,000 RWF, of which `paid` is paid in cash. */
    async bookedWith({ paid = 0, items = [portrait], totalAmount = 150_000 } = {}) {
      const { booking } = await bookedByStaff(admin, { client, items, totalAmount });
      if (paid > 0) await deskOf(admin, booking.id).pay(paid);
      return booking;
    },
    newestMail: async () => (await mailsAbout(environment, 'Your booking'))[0],
  };
}
