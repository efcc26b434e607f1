import { describe, expect, test } from 'vitest';
import { baseCalendar } from '#src/domain/availability/base-calendar.ts';
import { capacityOn, type DayAvailability } from '#src/domain/availability/calendar.ts';
import { addDays, formatDate, todayInKigali } from '#src/lib/dates/dates.ts';
import { addMonths, monthOf } from '#src/lib/dates/months.ts';
import { call } from '#tests/support/call.ts';
import {
  book,
  bookableDay,
  booked,
  bookingRequest,
  undated,
} from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();

const capacity = capacityOn(baseCalendar.capacity, bookableDay);
const today = todayInKigali(new Date());

async function month(name: string): Promise<DayAvailability[]> {
  const { status, json } = await call('GET', `/api/availability?month=${name}`);
  expect([status, json]).toEqual([200, { month: name, days: expect.any(Array) }]);
  return (json as { days: DayAvailability[] }).days;
}

async function dayOf(day: string): Promise<DayAvailability | undefined> {
  return (await month(monthOf(day))).find((one) => one.day === day);
}

async function fill(day: string, count: number) {
  for (let index = 0; index < count; index += 1)
    await booked({ eventDate: day, email: `client-${index}@example.com` });
}

const block = (day: string, reason: string) =>
  environment.sql('insert into blocked_days (day, reason, created_by) values ($1, $2, $3)', [
    day,
    reason,
    'admin@example.com',
  ]);

const refusal = (sentence: unknown) => ({ error: expect.any(String), fields: { eventDate: sentence } });

describe('availability of a month', () => {
  test('a month begins today and shows the slots left on each day', async () => {
    const days = await month(monthOf(today));
    expect(days[0]?.day).toBe(today);
    expect((await dayOf(bookableDay))?.left).toBe(capacity);
    await fill(bookableDay, 2);
    expect(await dayOf(bookableDay)).toEqual({ day: bookableDay, left: capacity - 2 });
  });

  test('a month ends at the last bookable day, 730 days ahead; months outside the range are empty', async () => {
    const last = addDays(today, 730);
    expect((await month(monthOf(last))).at(-1)?.day).toBe(last);
    expect(await month(addMonths(monthOf(today), -1))).toEqual([]);
    expect(await month(addMonths(monthOf(last), 1))).toEqual([]);
  });

  test('a month names holidays and blocked days, but not who blocked them', async () => {
    await block(bookableDay, 'stocktaking');
    expect(await dayOf(bookableDay)).toEqual({ day: bookableDay, left: 0, closed: 'stocktaking' });
    const christmas = `${Number(today.slice(0, 4)) + 1}-12-25`;
    expect(await dayOf(christmas)).toEqual({ day: christmas, left: 0, closed: 'Christmas Day' });
  });

  test.each(['', '2026', '2026-13', '2026-12-01', '9999999', '__proto__', "2026-12'; --"])(
    'a request for the malformed month "%s" gets 422',
    async (wrong) => {
      const { status, json } = await call('GET', `/api/availability?month=${encodeURIComponent(wrong)}`);
      expect([status, json]).toEqual([
        422,
        { error: expect.any(String), fields: { month: expect.stringMatching(/^Please .+\.$/) } },
      ]);
    },
  );

  test('a missing month gets 422', async () => {
    expect((await call('GET', '/api/availability')).status).toBe(422);
  });

  test('months in the years 1 and 9999 have no days and cause no error', async () => {
    expect(await month('9999-12')).toEqual([]);
    expect(await month('0001-01')).toEqual([]);
  });
});

describe('booking a day', () => {
  test('booking a full day gets 422 with free days offered, and stores nothing', async () => {
    await fill(bookableDay, capacity);
    const { status, json } = await book();
    expect([status, json]).toEqual([422, refusal(expect.stringMatching(/is fully booked\. .+ are free\.$/))]);
    expect(await environment.sql('select id from bookings')).toHaveLength(capacity);
    expect((await book(bookingRequest(undated))).status).toBe(201);
  });

  test('a booking takes the slot that a cancelled booking freed', async () => {
    await fill(bookableDay, capacity);
    expect((await book()).status).toBe(422);
    await environment.sql(
      `update bookings set status = 'cancelled' where id = (select id from bookings limit 1)`,
    );
    expect((await dayOf(bookableDay))?.left).toBe(1);
    expect((await book()).status).toBe(201);
    expect((await dayOf(bookableDay))?.left).toBe(0);
  });

  test('all copies of the booking that takes the last slot get the same 201 response', async () => {
    await fill(bookableDay, capacity - 1);
    const copies = await Promise.all([1, 2, 3, 4].map(() => book(bookingRequest(), 'the-same-key')));
    copies.push(await book(bookingRequest(), 'the-same-key'));
    expect(new Set(copies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(copies[0]?.status).toBe(201);
  });

  test('booking a holiday gets 422 with the holiday’s name', async () => {
    const eventDate = `${Number(today.slice(0, 4)) + 1}-07-04`;
    const { status, json } = await book(bookingRequest({ eventDate }));
    expect([status, json]).toEqual([
      422,
      refusal(expect.stringMatching(/closed on 4 July .+Liberation Day/)),
    ]);
  });

  test('booking a blocked day gets 422, and no blocked day is offered instead', async () => {
    const around = [-2, -1, 0, 1, 2].map((count) => addDays(bookableDay, count));
    for (const day of around) await block(day, 'stocktaking');
    const { json } = await book();
    const { eventDate } = (json as { fields: { eventDate: string } }).fields;
    expect(eventDate).toMatch(
      /^We are closed on .+ \(stocktaking\)\. Please choose another date: .+ are free\.$/,
    );
    const offered = eventDate.split('Please choose')[1];
    for (const day of around) expect(offered).not.toContain(` ${formatDate(day)}`);
  });
});
