import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { baseCalendar } from '#src/domain/availability/base-calendar.ts';
import { closedReason, daysBetween } from '#src/domain/availability/calendar.ts';
import type { StaffDay, StaffMonth } from '#src/domain/availability/days.ts';
import type { CalendarFields } from '#src/domain/availability/fields/calendar-fields.ts';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { addDays, formatDate, todayInKigali } from '#src/lib/dates/dates.ts';
import { monthOf, weekdayOf } from '#src/lib/dates/months.ts';
import { makeUser } from '#tests/support/account.ts';
import { call } from '#tests/support/call.ts';
import { inTheMomentOf } from '#tests/support/locks.ts';
import { book, bookableDay, booked, bookingRequest } from '#tests/support/requests/booking-request.ts';
import { malformedBodies } from '#tests/support/requests/malformed.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';

type Entry = StaffShelfEntry<CalendarFields>;

const environment = setUpEnvironment();
const boss = setUpUser('boss@example.com', 'SUPERADMIN');

const address = '/api/studio-calendar/calendar';
const weekday = (['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const)[
  weekdayOf(bookableDay)
] as 'monday';
const christmas = `${Number(todayInKigali(new Date()).slice(0, 4)) + 1}-12-25`;

const read = async () =>
  ((await boss.call('GET', '/api/studio-calendar/all/calendar')).json as { entry: Entry }).entry;
const put = async (body: Record<string, unknown>, version?: string) =>
  boss.call('PUT', address, { version: version ?? (await read()).version, ...body });
const publish = async (fields: Partial<CalendarFields>, agreed?: string[]) => {
  const answer = await put({ ...fields, state: 'published', ...(agreed && { agreed }) });
  expect(answer.status).toBe(200);
  return (answer.json as { entry: Entry }).entry;
};

async function staffMonth(day: string): Promise<StaffMonth> {
  return (await boss.call('GET', `/api/days?month=${monthOf(day)}`)).json as StaffMonth;
}

async function staffDay(day: string): Promise<StaffDay | undefined> {
  return (await staffMonth(day)).days.find((one) => one.day === day);
}

async function left(day: string): Promise<unknown> {
  const { json } = await call('GET', `/api/availability?month=${monthOf(day)}`);
  const found = (json as { days: { day: string }[] }).days.find((one) => one.day === day);
  return found && { ...found, day: undefined };
}

describe('daily capacity', () => {
  test('capacity is the base’s until another is published, which applies at once to its weekday', async () => {
    const base = (await read()).fields[weekday];
    expect(await left(bookableDay)).toEqual({ left: base });
    await put({ [weekday]: 1 });
    expect(await left(bookableDay), 'a draft').toEqual({ left: base });
    await publish({ [weekday]: 2 });
    await booked();
    expect(await left(bookableDay)).toEqual({ left: 1 });
    await booked();
    expect((await book()).status).toBe(422);
    const next = daysBetween(addDays(bookableDay, 1), addDays(bookableDay, 6)).find(
      (day) => closedReason(baseCalendar, day) === undefined,
    );
    expect(await left(next ?? '')).toEqual({ left: base });
    await publish({ [weekday]: 3 });
    expect((await book()).status).toBe(201);
  });

  test('lowering capacity below the number of bookings cancels none and leaves no free slot', async () => {
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) await booked({ email });
    await publish({ [weekday]: 1 });
    expect(await left(bookableDay)).toEqual({ left: 0 });
    expect((await staffDay(bookableDay))?.bookings).toHaveLength(3);
    expect(await environment.sql(`select 1 from bookings where status = 'cancelled'`)).toEqual([]);
  });

  test('a weekday of capacity 0 is the weekly day off, refused by that name and never offered', async () => {
    const { reference } = await booked();
    await publish({ [weekday]: 0 }, [reference]);
    expect(await left(bookableDay)).toMatchObject({ left: 0, closed: 'our weekly day off' });
    expect(await staffDay(bookableDay)).toMatchObject({
      holiday: 'our weekly day off',
      bookings: [{ name: 'Aline Uwase' }],
    });
    const { json } = await book();
    const { eventDate } = (json as { fields: { eventDate: string } }).fields;
    expect(eventDate).toContain(`We are closed on ${formatDate(bookableDay)} (our weekly day off).`);
    for (const away of [-7, 7]) expect(eventDate).not.toContain(formatDate(addDays(bookableDay, away)));
  });

  test.each<[string, Partial<CalendarFields>]>([
    ['a day', { [weekday]: 1 }],
    ['a service', { photography: 1 }],
  ])('lowering the capacity of %s waits for a booking in progress', async (_, fields) => {
    const { version } = await read();
    const booking = `select pg_advisory_xact_lock(hashtext('bookings'), hashtext('${bookableDay}'))`;
    const publishing = () => [put({ ...fields, state: 'published' }, version)];
    expect(await inTheMomentOf(environment, [booking], publishing)).toMatchObject([{ status: 200 }]);
  });

  test('admins read the published capacity with the days of a month', async () => {
    await publish({ sunday: 0, saturday: 4 });
    const admin = await makeUser('admin@example.com', 'ADMIN');
    const { json } = await admin.call('GET', `/api/days?month=${monthOf(bookableDay)}`);
    expect((json as StaffMonth).capacity).toEqual({ ...baseCalendar.capacity, Sat: 4, Sun: 0 });
  });
});

test('a published holiday closes its day at once under its name, and its bookings stay', async () => {
  const { reference } = await booked();
  const { fields } = await read();
  await publish({ holidays: `${fields.holidays}\n${bookableDay} Eid al-Fitr`, yearlyHolidays: '' }, [
    reference,
  ]);
  expect(await left(bookableDay)).toEqual({ left: 0, closed: 'Eid al-Fitr' });
  const { json } = await book(bookingRequest());
  expect(json).toMatchObject({ fields: { eventDate: expect.stringContaining('(Eid al-Fitr)') } });
  expect((await staffDay(bookableDay))?.bookings).toHaveLength(1);
  expect(await left(christmas)).not.toHaveProperty('closed');
});

describe('publishing closed days', () => {
  const holiday = async () => ({
    holidays: `${(await read()).fields.holidays}\n${bookableDay} Eid al-Fitr`,
    state: 'published',
  });

  test('publishing a closure gets 409 until every booking on its days is confirmed', async () => {
    const first = await booked();
    const wanted = await holiday();
    const { status, json } = await put(wanted);
    expect([status, json]).toEqual([
      409,
      {
        error: `A booking is on a day that this closes: ${first.reference} of Aline Uwase (${formatDate(bookableDay)}). Publishing does not cancel bookings or tell clients: please call.`,
        unagreed: [first.reference],
      },
    ]);
    expect((await read()).changed).toEqual([]);
    const second = await booked({ email: 'bosco@example.com' });
    expect(await put({ ...wanted, agreed: [first.reference] })).toMatchObject({
      status: 409,
      json: { unagreed: [first.reference, second.reference] },
    });
    expect((await put({ ...wanted, agreed: [first.reference, second.reference] })).status).toBe(200);
    expect((await put({ sunday: 5, state: 'published' })).status, 'it is closed by now').toBe(200);
  });

  test('a closure needs no confirmation as a draft, nor when its days have no bookings', async () => {
    await booked({ eventDate: addDays(bookableDay, 1) });
    const wanted = await holiday();
    await booked();
    expect((await put({ ...wanted, state: undefined })).status).toBe(200);
    await environment.sql(`update bookings set status = 'cancelled' where event_date = $1`, [bookableDay]);
    expect((await put(wanted)).status).toBe(200);
  });

  test('reverting to the base gets 409 until the bookings on the days it closes are confirmed', async () => {
    const { version } = await publish({ yearlyHolidays: '' });
    const { reference } = await booked({ eventDate: christmas });
    const back = (agreed?: string[]) => boss.call('POST', `${address}/revert`, { version, agreed });
    expect(await back()).toMatchObject({
      status: 409,
      json: { error: expect.stringContaining(reference), unagreed: [reference] },
    });
    expect((await read()).changed).not.toEqual([]);
    expect(await back([reference])).toMatchObject({ status: 200, json: { entry: { changed: [] } } });
  });

  test('either the closure gets 409 or the booking 422 when both are simultaneous', async () => {
    const wanted = await holiday();
    const [closing, booking] = await Promise.all([put(wanted), book()]);
    expect([
      [409, 201],
      [200, 422],
    ]).toContainEqual([closing.status, booking.status]);
  });
});

test('a published calendar applies without a build, is audited and can be reverted to the base', async () => {
  const { fields, version } = await read();
  expect(fields.yearlyHolidays).toContain('07-04 Liberation Day');
  const entry = await publish({ sunday: 0 });
  expect(entry).toMatchObject({ changed: ['sunday'], awaitsBuild: false, updatedBy: boss.user.name });
  expect((await boss.call('GET', '/api/site-build')).json).toMatchObject({ waiting: 0 });
  expect((await put({ sunday: 5 }, version)).json, 'an older version').toMatchObject({
    current: { id: 'calendar', fields: { sunday: 0 } },
  });
  const back = await boss.call('POST', `${address}/revert`, { version: entry.version });
  expect([back.status, back.json]).toMatchObject([200, { entry: { changed: [], fields } }]);
  expect(await actsOf(environment, boss)).toEqual([
    { action: 'studio-calendar.published', before: { sunday: 8 }, after: { sunday: 0 } },
    { action: 'studio-calendar.reverted', before: { sunday: 0 }, after: { sunday: 8 } },
  ]);
});

test('the second of two simultaneous calendar changes gets 409 with the current entry', async () => {
  const { version } = await read();
  const answers = await Promise.all([3, 4].map((monday) => put({ monday, state: 'published' }, version)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({ current: { id: 'calendar' } });
});

describe('invalid calendars', () => {
  test.each<[change: Record<string, unknown>, field: string]>([
    [{ monday: 100 }, 'monday'],
    [{ unpaidHours: 2 }, 'unpaidHours'],
    [{ requestDays: '3' }, 'requestDays'],
    [{ photography: 0 }, 'photography'],
    [{ dance: '2' }, 'dance'],
    [{ agreed: 'FTS-1' }, 'agreed'],
    [{ tuesday: '8' }, 'tuesday'],
    [{ sunday: null }, 'sunday'],
    [{ holidays: 'Eid al-Fitr' }, 'holidays'],
    [{ yearlyHolidays: '2027-07-04 Liberation Day' }, 'yearlyHolidays'],
    [{ holidays: [] }, 'holidays'],
    [{ state: 'hidden' }, 'state'],
  ])('the change %j gets 422 for its field and saves nothing', async (change, field) => {
    const { status, json } = await put(change);
    expect([status, Object.keys((json as { fields: object }).fields)]).toEqual([422, [field]]);
    expect((await read()).updatedAt).toBeNull();
  });

  test('malformed input never causes a server error, and availability still answers', async () => {
    const { fields, version } = await read();
    for (const body of fc.sample(malformedBodies({ ...fields, version }), 150)) {
      const headers = { authorization: `Bearer ${boss.token}` };
      expect((await call('PUT', address, { body, headers })).status, body).toBeLessThan(500);
    }
    expect((await call('GET', `/api/availability?month=${monthOf(bookableDay)}`)).status).toBe(200);
  });
});
