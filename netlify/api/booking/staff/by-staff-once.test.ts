import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { StaffPayment } from '#src/domain/booking/staff/booking-by-staff.ts';
import { advisoryLocks } from '#tests/support/locks.ts';
import { bookByStaff } from '#tests/support/requests/booking-by-staff.ts';
import { book, bookingRequest, newPhone, workingDay } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { everyDayTakes } from '#tests/support/steps/studio-calendar.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const other = setUpUser('jean@fts.example', 'ADMIN');

const client = { name: 'Bosco', phone: '0788123456', email: 'bosco@example.com' };

describe('one submission', () => {
  test.each<StaffPayment>(['request', 'cash', 'later'])(
    'clicked twice 50 ms apart books and pays once: %s',
    async (payment) => {
      const key = crypto.randomUUID();
      const first = bookByStaff(admin, { client, payment, note: 'Once' }, key);
      await wait(50);
      const second = await bookByStaff(admin, { client, payment, note: 'Once' }, key);
      const third = await bookByStaff(admin, { client, payment, note: 'Once' }, key);
      expect([(await first).status, second.status]).toEqual([201, 201]);
      expect([second.json, third.json]).toEqual([(await first).json, (await first).json]);
      const counts = `select (select count(*)::int from bookings) as bookings,
        (select count(*)::int from payments) as payments,
        (select count(*)::int from ledger_entries where kind = 'payment') as entries,
        (select count(*)::int from booking_notes) as notes`;
      expect(await environment.sql(counts)).toEqual([
        {
          bookings: 1,
          payments: payment === 'request' ? 1 : 0,
          entries: payment === 'cash' ? 1 : 0,
          notes: 1,
        },
      ]);
    },
  );

  test('sent again with other details is a 409', async () => {
    const key = crypto.randomUUID();
    await bookByStaff(admin, {}, key);
    const { status, json } = await bookByStaff(admin, { payment: 'cash' }, key);
    expect([status, json]).toEqual([409, { error: expect.stringMatching(/sent this before/) }]);
    expect(await environment.sql('select id from bookings')).toHaveLength(1);
  });
});

test('of two staff and a visitor at once, one gets the last slot and the others a 422, 100 times', async () => {
  await everyDayTakes(environment, 1);
  for (let round = 0; round < 100; round += 1) {
    const eventDate = workingDay(30 + round);
    await environment.sql('update bookings set event_date = null');
    const answers = await Promise.all([
      bookByStaff(admin, { client: { name: 'Bosco', phone: newPhone() }, eventDate }),
      bookByStaff(other, { client: { name: 'Bosco', phone: newPhone() }, eventDate, payment: 'cash' }),
      book(
        bookingRequest({ eventDate, phone: newPhone(), email: `c${round}@example.com` }),
        crypto.randomUUID(),
        `10.0.0.${round}`,
      ),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    for (const { json } of answers.filter(({ status }) => status === 422))
      expect(json).toEqual({
        error: expect.any(String),
        fields: {
          eventDate: expect.stringMatching(/is fully booked\. Please choose another date: .+ are free\.$/),
        },
      });
  }
  expect(await environment.sql('select id from bookings')).toHaveLength(100);
  expect(await advisoryLocks(environment)).toEqual([]);
}, 120_000);
