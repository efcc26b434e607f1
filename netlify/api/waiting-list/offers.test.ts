import { describe, expect, test } from 'vitest';
import { baseCalendar } from '#src/domain/availability/base-calendar.ts';
import { capacityOn } from '#src/domain/availability/calendar.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { call } from '#tests/support/call.ts';
import { inDays } from '#tests/support/days.ts';
import { bookableDay, booked, openPriced, undated } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { heldSlots } from '#tests/support/steps/held-slots.ts';
import { notificationsOf } from '#tests/support/steps/notifications.ts';
import { everyDayTakes, publishCalendar } from '#tests/support/steps/studio-calendar.ts';
import { joined, tomorrowAt, waitingDay } from '#tests/support/steps/waiting.ts';
import { newBookingKey } from '../../core/booking/my-booking/booking-key.ts';
import { remindOfHolds } from '../../core/booking/slot/remind-of-hold.ts';
import { db } from '../../core/database.ts';
import { nextOfferDue } from '../../core/waiting-list/offer-slots.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const { oneSlot, fill, offer, offered, waiting } = waitingDay(environment);
const { endHolds } = heldSlots(environment);

const texts = () =>
  environment.sql<{ recipient: string }>(
    `select recipient from outbox where subject = 'Slot offered' order by created_at`,
  );
const notices = async () => (await notificationsOf(environment)).map(({ text }) => text);

/** Fills every slot of the day. */
const fillAll = async () => {
  for (let slot = 0; slot < capacityOn(baseCalendar.capacity, bookableDay); slot += 1) await fill();
};

/** Fills the only slot of the day; three clients wait for it. */
async function threeWait() {
  await oneSlot();
  const free = await fill();
  for (const name of ['Aline', 'Bosco', 'Chantal']) await joined({ name });
  return free;
}

describe('a freed slot', () => {
  test('becomes a booking of the first who waits, held for two hours, with a text and a notice', async () => {
    const free = await threeWait();
    await offer();
    expect(await offered()).toEqual([]);
    await free();
    await offer();
    const [booking, ...others] = await offered();
    expect(others).toEqual([]);
    expect(booking).toMatchObject({ name: 'Aline', held: '12:00', status: 'pending', total: 150_000 });
    expect(await waiting()).toMatchObject([
      { name: 'Aline', state: 'offered' },
      { state: 'waiting' },
      { state: 'waiting' },
    ]);
    expect(await texts()).toHaveLength(1);
    expect(await environment.sql('select id from payments')).toEqual([]);
    expect(await notices()).toEqual([
      expect.stringMatching(/^Aline waited for .* and was offered a slot until 12:00 .*150,000 RWF/),
    ]);
    await offer('10:30');
    expect(await offered()).toHaveLength(1);
  });

  test('is offered to the next once it was not paid, and never to the same client again', async () => {
    await (await threeWait())();
    for (const name of ['Aline', 'Bosco', 'Chantal']) {
      await offer();
      expect((await offered()).at(-1)).toMatchObject({ name });
      await endHolds();
    }
    await offer();
    expect(await offered()).toHaveLength(3);
  });

  test('is paid on the booking’s page, which needs no earlier request', async () => {
    await (await threeWait())();
    await offer();
    const [{ reference } = { reference: '' }] = await offered();
    const [{ id } = { id: '' }] = await environment.sql<{ id: string }>(
      `select id from bookings where reference = $1`,
      [reference],
    );
    const token = await newBookingKey(db(), id);
    const page = await call('GET', '/api/bookings/mine', { headers: { authorization: `Booking ${token}` } });
    expect(page.json).toMatchObject({
      eventDate: bookableDay,
      payment: { status: 'none', next: 150_000, canRetry: true },
      slot: { state: 'held' },
    });
    const asked = await call('POST', `/api/payments/${reference}/retry`, { body: {} });
    expect(asked.status).toBe(201);
  });

  test('is not offered to a client who left or whose order no longer fits, but to the next', async () => {
    const free = await threeWait();
    await environment.sql(`update waiting_list set left_at = now() where name = 'Aline'`);
    await environment.sql(
      `update waiting_list set items = '[{"sku": "sessions/gone", "quantity": 1}]' where name = 'Bosco'`,
    );
    await free();
    await offer();
    expect(await offered()).toMatchObject([{ name: 'Chantal' }]);
    expect(await notices()).toContainEqual(
      expect.stringMatching(/^Bosco \(07\d+\) waited for .*no longer sell/),
    );
  });

  test('goes to as many clients as there are slots, in their order', async () => {
    await threeWait();
    await everyDayTakes(environment, 3);
    await offer();
    expect((await offered()).map(({ name }) => name)).toEqual(['Aline', 'Bosco']);
  });

  test('whose order has no fixed price becomes a request, held as long as a request', async () => {
    await oneSlot();
    const free = await fill();
    await joined({ items: openPriced.items });
    await free();
    await offer();
    const [row] = await environment.sql(
      `select held_until > now() + interval '2 days' as long from bookings where source = 'waiting-list'`,
    );
    expect(row).toEqual({ long: true });
    expect(await notices()).toEqual([expect.stringContaining('Please offer a price within 24 hours.')]);
  });

  test('is offered from 08:00 to 18:00 in Kigali only, and only a day ahead', async () => {
    const free = await threeWait();
    await free();
    for (const time of ['07:59', '18:00', '23:00']) await offer(time);
    expect(await offered()).toEqual([]);
    await environment.sql('update waiting_list set day = $1', [inDays(2)]);
    await offer('11:01');
    expect(await offered()).toEqual([]);
  });

  test('is not offered to a number with as many unpaid bookings as we keep slots', async () => {
    const free = await threeWait();
    await environment.sql(`update waiting_list set phone = '0788000001' where name = 'Aline'`);
    await environment.sql(
      `insert into bookings (reference, name, email, phone, event_date, held_until, location, message, total)
       select 'FTS-' || substr(md5(n::text), 1, 5) || '-HELD1', 'Held', '', '0788000001', $1, now() + interval '3 days', '', '', 0
       from generate_series(1, 4) n`,
      [inDays(200)],
    );
    await free();
    await offer();
    expect(await offered()).toMatchObject([{ name: 'Bosco' }]);
    expect((await waiting())[0]).toEqual({ name: 'Aline', state: 'waiting' });
  });

  test('goes to the first whose service is free, past one whose service is full', async () => {
    await publishCalendar(environment, { photography: 1 });
    await booked({ ...undated, eventDate: bookableDay });
    await joined({ name: 'Aline' });
    await fillAll();
    const film = { sku: 'sessions/videography/event/basic', quantity: 1 };
    await joined({ name: 'Bosco', items: [film] });
    await environment.sql(`update bookings set status = 'cancelled' where name = 'Full'`);
    await offer();
    expect(await offered()).toMatchObject([{ name: 'Bosco' }]);
  });

  test('a freed slot of a blocked day is offered to no one', async () => {
    const free = await threeWait();
    await admin.call('PUT', `/api/days/blocked/${bookableDay}/${bookableDay}`, { reason: 'Rain' });
    await free();
    await environment.sql(
      `insert into blocked_days (day, reason, created_by) values ($1, 'Rain', 'x') on conflict do nothing`,
      [bookableDay],
    );
    await offer();
    expect(await offered()).toEqual([]);
  });
});

test('the next look is due when a hold on a day ends for which someone waits', async () => {
  await (await threeWait())();
  const now = tomorrowAt('10:00');
  expect(await nextOfferDue(now)).toBeUndefined();
  await offer();
  expect(await nextOfferDue(now)).toEqual(tomorrowAt('12:00'));
  expect(await nextOfferDue(tomorrowAt('19:00'))).toBeUndefined();
});

test('the two hours of an offer are not announced again by the reminder of holds', async () => {
  await (await threeWait())();
  await environment.sql(`update waiting_list set email = 'aline@example.com'`);
  await offer();
  const sent = () => environment.sql('select id from outbox');
  const before = await sent();
  // The database made the booking now, and its hold ends two hours later.
  await environment.sql(
    `update bookings set held_until = created_at + interval '2 hours' where source = 'waiting-list'`,
  );
  await remindOfHolds(new Date());
  expect(await sent()).toHaveLength(before.length);
});

test('the text names the day, the end of the hold and the sum, and fits one message', async () => {
  await (await threeWait())();
  await offer();
  const { decryptMessage } = await import('../../core/outbox/stored-body.ts');
  const [row] = await environment.sql<{ id: string; body: string }>(
    `select id, body from outbox where subject = 'Slot offered'`,
  );
  const { text } = JSON.parse(decryptMessage(row?.id ?? '', row?.body ?? '')) as { text: string };
  expect(text).toMatch(/A slot on .* is free\. It is yours until 12:00 .*\/booking#[\w-]{22}$/);
  expect(text.length).toBeLessThanOrEqual(160);
  expect(formatDate(bookableDay)).toContain(text.match(/on (\d+) /)?.[1]);
});
