import { afterAll, expect, test } from 'vitest';
import { makeUser } from '#tests/support/account.ts';
import { bookedWithLink, mine } from '#tests/support/booking-link.ts';
import { book, bookingRequest, newPhone } from '#tests/support/booking-request.ts';
import { call } from '#tests/support/call.ts';
import { noteStatements } from '#tests/support/database-trips.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

/**
 * How often an answer waits for the database, one time after the other: with one 20 ms away, each costs a visitor 20 ms. These
 * may only become fewer (docs/decisions/0041).
 */

const notes = noteStatements();
afterAll(notes.stop);
const environment = setUpEnvironment();

/** The trips of a call that is made for the second time: the first reads what is read once. */
async function tripsOf(ask: () => Promise<{ status: number }>): Promise<number> {
  await ask();
  notes.take();
  expect((await ask()).status).toBeLessThan(300);
  return notes.take().trips;
}

test('what visitors read', async () => {
  const prices = await tripsOf(() => call('GET', '/api/pricing'));
  const days = await tripsOf(() => call('GET', '/api/availability?month=2030-03'));
  expect(Math.max(prices, days)).toBeLessThanOrEqual(3);
});

test('a list of the staff', async () => {
  const { token } = await makeUser('grace@example.com', 'ADMIN');
  for (const path of ['/api/bookings', '/api/payments', '/api/messages']) {
    const trips = await tripsOf(() => call('GET', path, { headers: { authorization: `Bearer ${token}` } }));
    expect([path, trips <= 5]).toEqual([path, true]);
  }
});

test('a client’s booking', async () => {
  const { token } = await bookedWithLink(environment.mailbox);
  expect(await tripsOf(() => mine('GET', token))).toBeLessThanOrEqual(11);
});

test('a booking, until its prompt is on the phone', async () => {
  // Mails leave after the answer.
  delete process.env.SMTP_URL;
  const trips = await tripsOf(() =>
    book(bookingRequest({ phone: newPhone(), email: `${newPhone()}@example.com` })),
  );
  expect(trips).toBeLessThanOrEqual(36);
});
