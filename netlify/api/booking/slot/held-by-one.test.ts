import { describe, expect, test } from 'vitest';
import { remindOfHolds } from '#netlify/core/booking/slot/remind-of-hold.ts';
import { readDeepHealth } from '#netlify/core/health/deep-health.ts';
import { addDays } from '#src/lib/dates/dates.ts';
import { call } from '#tests/support/call.ts';
import { mailsTo } from '#tests/support/mails.ts';
import {
  book,
  bookableDay,
  booked,
  bookingRequest,
  newPhone,
  workingDay,
} from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { mine } from '#tests/support/steps/booking-link.ts';
import { tokenIn } from '#tests/support/steps/booking-token.ts';
import { heldSlots } from '#tests/support/steps/held-slots.ts';
import { everyDayTakes } from '#tests/support/steps/studio-calendar.ts';

const environment = setUpEnvironment();
const { hoursHeld, endHolds } = heldSlots(environment);

/** Books from one network like an attacker: a new person, number and day each time. */
const attack = (n: number, changes: object = {}, address = '203.0.113.9') =>
  book(
    bookingRequest({
      email: `visitor${n}@example.com`,
      phone: newPhone(),
      eventDate: addDays(bookableDay, n % 5),
      ...changes,
    }),
    crypto.randomUUID(),
    address,
  );

const day = (n: number) => ({ eventDate: workingDay(30 + 3 * n) });

const block = (phone: string) =>
  environment.sql(`insert into blocked_numbers (phone, reason) values ($1, 'Asked for it')`, [phone]);

const anHourLater = () => environment.sql('delete from rate_limits');

const linksTo = async (to: string) =>
  (await mailsTo(environment, to, 'We received')).map(({ text }) => tokenIn(text));

const held = async () =>
  (
    await environment.sql<{ held: number }>(
      'select count(*)::int as held from bookings where held_until > now()',
    )
  )[0]?.held;

describe('unpaid bookings', () => {
  test('one network holds slots worth four days at most, even with simultaneous bookings', async () => {
    await everyDayTakes(environment, 2);
    const answers = [];
    for (let round = 0; round < 3; round += 1) {
      const days = (n: number) => ({ eventDate: workingDay(30 + 20 * round + n) });
      answers.push(
        ...(await Promise.all(Array.from({ length: 18 }, (_, n) => attack(20 * round + n, days(n))))),
      );
      await anHourLater();
    }
    expect(await held()).toBe(8);
    const refused = answers.find(({ status, text }) => status === 429 && text.includes('unpaid bookings'));
    expect(refused?.json).toEqual({
      error: expect.stringMatching(
        /^There are already 8 unpaid bookings from this network, .* pay or cancel one of yours first, or call us on \+250/,
      ),
    });
    // Other networks can still book.
    expect((await attack(99, { eventDate: workingDay(100) }, '198.51.100.7')).status).toBe(201);
  });

  test('one phone number holds slots worth four days at most, from any network', async () => {
    await everyDayTakes(environment, 1);
    const phone = newPhone();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => attack(n, { phone, ...day(n) }, `198.51.100.${n + 1}`)),
    );
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(4);
    expect(answers.find(({ status }) => status === 429)?.text).toContain('from this phone number');
  });

  test('all addresses of one IPv6 connection count as one network', async () => {
    await everyDayTakes(environment, 1);
    for (let n = 0; n < 7; n += 1) await attack(n, day(n), `2001:db8:7:${n}::1`);
    expect(await held()).toBe(4);
  });

  test('a network is free again, and its digest deleted, once its holds have expired', async () => {
    await everyDayTakes(environment, 1);
    for (let n = 0; n < 4; n += 1) expect((await attack(n, day(n))).status).toBe(201);
    expect((await attack(4, day(4))).status).toBe(429);
    const rows = await environment.sql<{ network: string }>('select network from held_networks');
    expect(rows).toHaveLength(4);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
    await endHolds();
    await remindOfHolds(new Date());
    expect(await environment.sql('select from held_networks')).toEqual([]);
    expect((await attack(5, day(5))).status).toBe(201);
  });

  test('an expired booking counts again when its client chooses another date or pays late', async () => {
    await everyDayTakes(environment, 1);
    const network = '203.0.113.9';
    const first = await attack(0, day(0));
    const second = await attack(1, day(1));
    const [link = ''] = await linksTo('visitor0@example.com');
    await endHolds();
    await remindOfHolds(new Date());
    for (let n = 4; n < 8; n += 1) expect((await attack(n, day(n))).status).toBe(201);
    const moved = await mine('PUT', link, { body: day(10), address: network });
    const { booking } = second.json as { booking: { id: string; reference: string } };
    await environment.sql(
      `update payments set status = 'failed', failure = 'declined' where booking_id = $1`,
      [booking.id],
    );
    const pay = `/api/payments/${booking.reference}/retry`;
    const paying = await call('POST', pay, { body: {}, address: network });
    expect([first.status, moved.status, paying.status, await held()]).toEqual([201, 429, 429, 4]);
    expect(moved.text).toContain('unpaid bookings from this network');
    const elsewhere = '198.51.100.7';
    expect((await mine('PUT', link, { body: day(10), address: elsewhere })).status).toBe(200);
    expect((await call('POST', pay, { body: {}, address: elsewhere })).status).toBe(201);
    expect(await held()).toBe(6);
  });

  test('one network that holds more than half a day of slots raises an alert', async () => {
    await everyDayTakes(environment, 4);
    const kinds = async () => (await readDeepHealth()).problems.map(({ kind }) => kind);
    for (let n = 0; n < 2; n += 1) await attack(n);
    expect(await kinds()).not.toContain('holds');
    await attack(2);
    expect(await kinds()).toContain('holds');
  });
});

test.each(['blocked', 'limited', 'refused'])(
  'a first payment request that is %s keeps the slot for an hour',
  async (why) => {
    const phone = why === 'refused' ? '0788123400' : newPhone();
    if (why === 'blocked') await block(phone);
    if (why === 'limited') {
      for (let n = 0; n < 6; n += 1) await attack(n, { phone });
    }
    const { id } = await booked({ phone, eventDate: workingDay(50), email: 'late@example.com' });
    const [payment] = await environment.sql('select status, failure from payments where booking_id = $1', [
      id,
    ]);
    expect(payment).toEqual({ status: 'failed', failure: why });
    expect(await hoursHeld(id)).toBe(1);
  },
);

test('a client’s move after a blocked first payment request keeps the slot for an hour only', async () => {
  const phone = newPhone();
  await block(phone);
  const { id } = await booked({ phone, eventDate: workingDay(50), email: 'late@example.com' });
  const [link = ''] = await linksTo('late@example.com');
  const moved = await mine('PUT', link, { body: { eventDate: workingDay(55) } });
  expect([moved.status, await hoursHeld(id)]).toEqual([200, 1]);
});
