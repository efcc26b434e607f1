import { describe, expect, test } from 'vitest';
import { makeUser, type TestUser } from '#tests/support/account.ts';
import { advisoryLocks } from '#tests/support/locks.ts';
import { book, bookableDay, bookingRequest } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { bookings } from '../booking/booking.table.ts';
import { db } from '../database.ts';
import { lockDays } from './day-lock.ts';

const slowBooking = {
  reference: 'FTS-SLOW1-00000',
  name: 'Aline Uwase',
  email: 'aline@example.com',
  phone: '0788123456',
  location: '',
  message: '',
  total: 1,
};
const rounds = 8;
const visitors = 6;

describe.each(['server', 'serverless'] as const)('blocking a day while it is booked, driver %s', (driver) => {
  const environment = setUpEnvironment({ driver });

  const blockDay = (admin: TestUser) =>
    admin.call('PUT', `/api/days/blocked/${bookableDay}/${bookableDay}`, { reason: 'stocktaking' });

  test('either a block gets 409 or all six bookings at once get 422', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await environment.reset();
      const admin = await makeUser('admin@example.com', 'ADMIN');
      const visits = Array.from({ length: visitors }, (_, index) =>
        book(
          bookingRequest({ email: `v${index}@example.com` }),
          crypto.randomUUID(),
          `10.1.${round}.${index}`,
        ),
      );
      const [blocked, ...answers] = await Promise.all([blockDay(admin), ...visits]);
      const kept = answers.filter(({ status }) => status === 201).length;
      if (blocked.status === 200) {
        // The block was first, so every booking is refused.
        expect(kept).toBe(0);
        for (const { status, text } of answers)
          expect([status, text]).toEqual([422, expect.stringContaining('stocktaking')]);
      } else {
        expect(blocked.status).toBe(409);
        expect((blocked.json as { bookings: unknown[] }).bookings.length).toBeGreaterThan(0);
        expect(kept).toBe(visitors);
      }
      expect(await environment.sql('select 1 from bookings')).toHaveLength(kept);
      expect(await advisoryLocks(environment)).toEqual([]);
    }
  }, 60_000);

  test('a block waits for the booking that holds the day lock, and then gets 409 with it', async () => {
    const admin = await makeUser('admin@example.com', 'ADMIN');
    const held = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    // A booking that has the day lock before the block, and commits later.
    const slow = db().transaction(async (tx) => {
      await lockDays(tx, bookableDay);
      locked.resolve();
      await held.promise;
      await tx.insert(bookings).values({ ...slowBooking, eventDate: bookableDay });
    });
    await locked.promise;
    const blocking = blockDay(admin);
    await expect.poll(waiting).toBe(1);
    held.resolve();
    await slow;
    expect([(await blocking).status, (await blocking).json]).toMatchObject([
      409,
      { bookings: [{ reference: slowBooking.reference }] },
    ]);
    expect(await environment.sql('select 1 from blocked_days')).toEqual([]);
  });

  const waiting = async () => (await advisoryLocks(environment)).filter(({ granted }) => !granted).length;
});
