import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { baseCalendar } from '#src/domain/availability/base-calendar.ts';
import { capacityOn } from '#src/domain/availability/calendar.ts';
import type { BlockedPeriod, StaffDay } from '#src/domain/availability/days.ts';
import { fieldsOf } from '#src/domain/availability/fields/calendar-fields.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { monthOf } from '#src/lib/dates/months.ts';
import { makeUser } from '#tests/support/account.ts';
import { call } from '#tests/support/call.ts';
import { advisoryLocks } from '#tests/support/locks.ts';
import { book, bookableDay, booked, bookingRequest } from '#tests/support/requests/booking-request.ts';
import { malformedBodies } from '#tests/support/requests/malformed.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');

const today = todayInKigali(new Date());
const plus = (count: number) => addDays(bookableDay, count);
const reason = 'stocktaking';

const block = (from: string, to: string, body: unknown = { reason }) =>
  admin.call('PUT', `/api/days/blocked/${from}/${to}`, body);
const unblock = (from: string, to: string) => admin.call('DELETE', `/api/days/blocked/${from}/${to}`);

async function staffDay(day: string): Promise<StaffDay | undefined> {
  const { status, json } = await admin.call('GET', `/api/days?month=${monthOf(day)}`);
  expect(status).toBe(200);
  return (json as { days: StaffDay[] }).days.find((one) => one.day === day);
}

async function blockedPeriods(reader = admin): Promise<BlockedPeriod[]> {
  const { status, json } = await reader.call('GET', '/api/days/blocked');
  const { items } = json as { items: BlockedPeriod[] };
  expect([status, json]).toEqual([200, { items, nextCursor: null, total: items.length }]);
  return items;
}

async function left(day: string): Promise<unknown> {
  const { json } = await call('GET', `/api/availability?month=${monthOf(day)}`);
  const found = (json as { days: { day: string }[] }).days.find((one) => one.day === day);
  return found && { ...found, day: undefined };
}

describe('the staff’s month', () => {
  test('a month shows each day’s bookings and holidays, without cancelled bookings', async () => {
    const { reference } = await booked();
    expect(await staffDay(bookableDay)).toEqual({
      day: bookableDay,
      full: [],
      bookings: [{ reference, name: 'Aline Uwase' }],
    });
    await environment.sql(`update bookings set status = 'cancelled'`);
    expect((await staffDay(bookableDay))?.bookings).toEqual([]);
    const holiday = `${Number(today.slice(0, 4)) + 1}-07-04`;
    expect(await staffDay(holiday)).toEqual({
      day: holiday,
      holiday: 'Liberation Day',
      full: [],
      bookings: [],
    });
    const { json } = await admin.call('GET', '/api/days?month=0001-01');
    expect(json).toEqual({
      month: '0001-01',
      capacity: baseCalendar.capacity,
      serviceCapacity: {},
      opening: fieldsOf(baseCalendar),
      days: [],
    });
  });

  test.each(['', '2026-13', 'x'])('the malformed month "%s" gets 422', async (wrong) => {
    const { status, json } = await admin.call('GET', `/api/days?month=${wrong}`);
    expect([status, json]).toMatchObject([422, { fields: { month: expect.any(String) } }]);
  });
});

describe('blocked days', () => {
  test('visitors see the reason of a blocked day; staff also see who blocked it and when', async () => {
    expect((await block(plus(0), plus(2), { reason: '  stock\ntaking ' })).status).toBe(200);
    expect(await left(plus(1))).toEqual({ left: 0, closed: 'stock taking' });
    const { status, json } = await book(bookingRequest({ eventDate: plus(2) }));
    expect([status, json]).toMatchObject([
      422,
      { fields: { eventDate: expect.stringContaining('(stock taking)') } },
    ]);
    const blocked = { reason: 'stock taking', by: 'Aline Uwase', at: expect.stringMatching(/Z$/) };
    expect((await staffDay(plus(1)))?.block).toEqual(blocked);
    expect(await blockedPeriods()).toEqual([{ from: plus(0), to: plus(2), ...blocked }]);
    expect(await actsOf(environment, admin)).toEqual(
      [0, 1, 2].map((count) => ({
        action: 'day.blocked',
        before: null,
        after: { day: plus(count), reason: 'stock taking' },
      })),
    );
  });

  test('blocked days are free again once unblocked, singly or together', async () => {
    await block(plus(0), plus(4));
    expect((await unblock(plus(2), plus(2))).json).toEqual({ unblocked: 1 });
    expect((await blockedPeriods()).map(({ from, to }) => [from, to])).toEqual([
      [plus(0), plus(1)],
      [plus(3), plus(4)],
    ]);
    expect(await left(plus(2))).toEqual({ left: capacityOn(baseCalendar.capacity, plus(2)) });
    expect((await unblock(plus(0), plus(9))).json).toEqual({ unblocked: 4 });
    expect((await unblock(plus(0), plus(9))).json, 'a double click').toEqual({ unblocked: 0 });
    const acts = await actsOf(environment, admin);
    expect(acts.filter(({ action }) => action === 'day.unblocked')).toHaveLength(5);
    expect(acts).toContainEqual({
      action: 'day.unblocked',
      before: { day: plus(2), reason },
      after: null,
    });
  });

  test('blocking days again with a new reason replaces it; with the same reason changes nothing', async () => {
    await block(plus(0), plus(2));
    expect((await block(plus(0), plus(2))).status, 'a double click').toBe(200);
    expect(await actsOf(environment, admin)).toHaveLength(3);
    await block(plus(1), plus(1), { reason: 'a wedding of our own' });
    expect((await blockedPeriods()).map((period) => period.reason)).toEqual([
      reason,
      'a wedding of our own',
      reason,
    ]);
    expect(await actsOf(environment, admin)).toContainEqual({
      action: 'day.blocked',
      before: { day: plus(1), reason },
      after: { day: plus(1), reason: 'a wedding of our own' },
    });
  });

  test('blocked days survive deletion of the admin who blocked them', async () => {
    await block(plus(0), plus(0));
    const other = await makeUser('other@example.com', 'ADMIN');
    await environment.sql('delete from users where id = $1', [admin.user.id]);
    expect((await blockedPeriods(other))[0]?.by).toBeNull();
  });

  test('days with bookings get 409 until staff confirm each booking; the bookings stay', async () => {
    const first = await booked();
    const second = await booked({ eventDate: plus(1), email: 'b@example.com' });
    const refused = await block(plus(0), plus(1));
    expect(refused.status).toBe(409);
    expect(refused.json).toEqual({
      error: expect.stringMatching(
        /^2 bookings are on these days: FTS-.+, FTS-.+\. Blocking does not cancel/,
      ),
      bookings: [first, second].map(({ reference }) => ({ reference, name: 'Aline Uwase' })),
    });
    expect(await blockedPeriods()).toEqual([]);
    const seen = { reason, bookings: [first.reference] };
    expect((await block(plus(0), plus(1), seen)).status, 'one was not seen').toBe(409);
    seen.bookings.push(second.reference);
    expect((await block(plus(0), plus(1), seen)).status).toBe(200);
    expect(await environment.sql('select status from bookings')).toEqual([
      { status: 'pending' },
      { status: 'pending' },
    ]);
    expect((await staffDay(plus(0)))?.bookings).toHaveLength(1);
  });

  test.each([
    [addDays(today, -1), today, 'from'],
    [today, addDays(today, 731), 'to'],
    [today, '2026-02-30', 'to'],
    ['tomorrow', today, 'from'],
    [addDays(today, 5), addDays(today, 4), 'to'],
    [addDays(today, 1), addDays(today, 367), 'to'],
  ])('blocking or unblocking days from %s to %s gets 422', async (from, to, field) => {
    for (const { status, json } of [await block(from, to), await unblock(from, to)])
      expect([status, json]).toEqual([
        422,
        { error: expect.any(String), fields: { [field]: expect.stringMatching(/^(Please|The|This) .+\.$/) } },
      ]);
    expect(await blockedPeriods()).toEqual([]);
  });

  test.each([undefined, '', '  ', 7, null, 'x'.repeat(81)])(
    'blocking days for the reason %j gets 422',
    async (wrong) => {
      const { status, json } = await block(today, today, { reason: wrong });
      expect([status, json]).toMatchObject([
        422,
        { fields: { reason: expect.stringMatching(/^Please .+\.$/) } },
      ]);
    },
  );

  test('a whole year of 366 days can be blocked in one request', async () => {
    expect((await block(today, addDays(today, 365))).status).toBe(200);
    expect(await environment.sql('select day from blocked_days')).toHaveLength(366);
    expect(await advisoryLocks(environment)).toEqual([]);
  });

  test('150 malformed bodies for blocking days cause no server error', async () => {
    const bodies = fc.sample(malformedBodies({ reason, bookings: ['FTS-1'] }), 150);
    for (const body of bodies) {
      const { status } = await call('PUT', `/api/days/blocked/${today}/${today}`, {
        body,
        headers: { authorization: `Bearer ${admin.token}` },
      });
      expect(status, body).toBeLessThan(500);
    }
  });
});
