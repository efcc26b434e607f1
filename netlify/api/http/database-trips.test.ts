import { afterAll, expect, test } from 'vitest';
import { monthOf } from '#src/lib/dates/months.ts';
import { makeUser } from '#tests/support/account.ts';
import { call } from '#tests/support/call.ts';
import { book, bookableDay, bookingRequest, newPhone } from '#tests/support/requests/booking-request.ts';
import { noteStatements } from '#tests/support/server/database-trips.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { bookedWithLink, mine } from '#tests/support/steps/booking-link.ts';

/**
 * How often an answer waits for the database, one time after the other: with one 20 ms away, each costs a visitor 20 ms. These
 * may only become fewer (docs/decisions/0043).
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
  const days = await tripsOf(() => call('GET', `/api/availability?month=${monthOf(bookableDay)}`));
  expect({ prices, days }).toEqual({ prices: 1, days: 1 });
});

test('a list of the staff, and a search in one', async () => {
  const { token } = await makeUser('grace@example.com', 'ADMIN');
  const ask = (path: string) => () => call('GET', path, { headers: { authorization: `Bearer ${token}` } });
  for (const path of ['/api/bookings', '/api/payments', '/api/messages']) {
    const [list, search] = [await tripsOf(ask(path)), await tripsOf(ask(`${path}?q=aline`))];
    expect({ path, list, search }).toEqual({ path, list: 2, search: 3 });
  }
});

test('a client’s booking', async () => {
  const { token } = await bookedWithLink(environment.mailbox);
  expect(await tripsOf(() => mine('GET', token))).toBe(3);
});

test('a booking with a day, until its prompt is on the phone', async () => {
  // Mails leave after the answer.
  delete process.env.SMTP_URL;
  const trips = await tripsOf(() =>
    book(bookingRequest({ phone: newPhone(), email: `${newPhone()}@example.com` })),
  );
  // The caps on unpaid holds look at network and phone, each under a lock of its own.
  expect(trips).toBe(21);
});
