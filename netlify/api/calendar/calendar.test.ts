import { describe, expect, test } from 'vitest';
import { baseCalendar } from '#src/domain/availability/base-calendar.ts';
import type { DayAvailability } from '#src/domain/availability/calendar.ts';
import type { Calendar, CalendarMonth } from '#src/domain/calendar/calendar.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { addMonths, lastDayOf, monthOf } from '#src/lib/dates/months.ts';
import { call } from '#tests/support/call.ts';
import { bookableDay, booked, workingDay } from '#tests/support/requests/booking-request.ts';
import { enrol, enrolmentRequest } from '#tests/support/requests/enrolment-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';
import { everyDayTakes } from '#tests/support/steps/studio-calendar.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');

const today = todayInKigali(new Date());

async function calendar(from: string, to: string = from): Promise<Calendar> {
  const { status, json } = await admin.call('GET', `/api/calendar?from=${from}&to=${to}`);
  expect([status, json]).toEqual([200, expect.anything()]);
  return json as Calendar;
}

async function month(from: string, to: string): Promise<CalendarMonth> {
  const { status, json } = await admin.call('GET', `/api/calendar/month?from=${from}&to=${to}`);
  expect([status, json]).toEqual([200, expect.anything()]);
  return json as CalendarMonth;
}

const dayOf = async (day: string) => (await calendar(day)).days[0];

test('a day shows each booking’s client, location, lines, payments and warnings', async () => {
  const { id, reference } = await booked();
  await booked({ eventDate: addDays(bookableDay, 1) });
  const desk = deskOf(admin, id);
  await desk.act('POST', '/payments', { method: 'cash', amount: 150_000, date: today });
  await desk.act('POST', '/notes', { text: 'Comes with two dogs.', first: true });
  await desk.act('POST', '/notes', { text: 'Likes tea.' });
  const { version } = await desk.see();
  expect((await dayOf(bookableDay))?.bookings).toEqual([
    {
      id,
      reference,
      version,
      day: bookableDay,
      status: 'pending',
      name: 'Aline Uwase',
      phone: '0788123456',
      startTime: null,
      minutes: null,
      people: [],
      location: 'Kigali Heights',
      total: 400_000,
      fixed: true,
      charged: 400_000,
      paid: 150_000,
      lines: [
        { label: expect.any(String), quantity: 1 },
        { label: expect.any(String), quantity: 1 },
      ],
      warnings: ['Comes with two dogs.'],
      services: ['photography'],
    },
  ]);
});

test('a cancelled booking leaves the calendar and frees its slot', async () => {
  const { id } = await booked();
  const before = await dayOf(bookableDay);
  await deskOf(admin, id).act('PUT', '', { status: 'cancelled', reason: 'The photographer is ill.' });
  const after = await dayOf(bookableDay);
  expect(after?.bookings).toEqual([]);
  expect(after?.left).toBe((before?.left ?? 0) + 1);
});

test('moving a booking frees its slot and takes one of the new day; a stale move gets 409', async () => {
  const { id } = await booked();
  const next = workingDay(60);
  const [seen] = (await dayOf(bookableDay))?.bookings ?? [];
  const before = await dayOf(next);
  const move = () =>
    admin.call('PUT', `/api/bookings/${id}/day`, { eventDate: next, version: seen?.version });
  expect((await move()).status).toBe(200);
  expect(await move()).toMatchObject({ status: 409, json: { current: { eventDate: next } } });
  expect((await dayOf(bookableDay))?.bookings).toEqual([]);
  expect(await dayOf(next)).toMatchObject({ left: (before?.left ?? 0) - 1, bookings: [{ id }] });
});

const isBookable = ({ day }: { day: string }) => day >= addDays(today, baseCalendar.noticeDays);

test('staff see the same free slots as clients, also after days and capacity change', async () => {
  for (let count = 0; count < 3; count += 1) await booked({ email: `client-${count}@example.com` });
  const blocked = workingDay(56);
  await admin.call('PUT', `/api/days/blocked/${blocked}/${blocked}`, { reason: 'stocktaking' });
  await everyDayTakes(environment, 4);
  for (const shown of [0, 1, 2].map((count) => addMonths(monthOf(today), count))) {
    const { json } = await call('GET', `/api/availability?month=${shown}`);
    const told = (json as { days: DayAvailability[] }).days.filter(isBookable);
    const { days } = await month(`${shown}-01`, lastDayOf(shown));
    const bookable = days.filter((day) => day.left !== null && isBookable(day));
    expect(bookable.map(({ day, left, closed }) => ({ day, left, ...(closed && { closed }) }))).toEqual(told);
    for (const { left, closed, booked: count } of bookable)
      expect(left).toBe(closed === undefined ? 4 - count : 0);
  }
  expect(await dayOf(blocked)).toMatchObject({ closed: 'stocktaking', blocked: true, left: 0 });
});

test('a holiday is closed but not blocked, and a past day shows its bookings without free slots', async () => {
  const christmas = `${Number(today.slice(0, 4)) + 1}-12-25`;
  expect(await dayOf(christmas)).toMatchObject({ closed: 'Christmas Day', blocked: false, left: 0 });
  const { id } = await booked();
  const past = addDays(today, -10);
  await environment.sql('update bookings set event_date = $1 where id = $2', [past, id]);
  expect(await dayOf(past)).toMatchObject({ left: null, bookings: [{ id }] });
  expect(await dayOf(addDays(today, 731))).toMatchObject({ left: null });
});

test('the calendar lists classes with their weekdays and the numbers of enrolled and waiting', async () => {
  await enrol(enrolmentRequest({ classId: 'intore' }));
  const { classes } = await calendar(today);
  expect(classes).toHaveLength(6);
  expect(classes[0]).toEqual({
    id: 'intore',
    name: 'Intore Dance',
    weekdays: [0, 2, 4],
    hours: '6-8 PM',
    startTime: '18:00',
    minutes: 120,
    seats: 20,
    enrolled: 1,
    waiting: 0,
  });
});

describe('conditional requests', () => {
  test('an unchanged calendar gets 304, and a new booking is returned at once', async () => {
    const path = `/api/calendar?from=${bookableDay}&to=${bookableDay}`;
    const first = await admin.call('GET', path);
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect((await admin.call('GET', path, undefined, { 'if-none-match': tag })).status).toBe(304);
    await booked();
    const next = await admin.call('GET', path, undefined, { 'if-none-match': tag });
    expect(next.status).toBe(200);
    expect((next.json as Calendar).days[0]?.bookings).toHaveLength(1);
  });
});

test.each([
  ['', ['from', 'to']],
  ['from=2026-12-05', ['to']],
  ['from=2026-12-05&to=2026-12-04', ['to']],
  ['from=2026-12-01&to=2026-12-09', ['to']],
  ['from=2026-02-30&to=2026-03-01', ['from']],
  ['from=0001-01-01&to=0001-01-02', ['from', 'to']],
  ['from=9999-12-30&to=9999-12-31', ['from', 'to']],
  ['from=2000-01-01&to=2099-12-31', ['to']],
  ['from=2026-12-05&from=2026-12-06&to=2026-12-07', ['from']],
  ['from=%00&to=2026-12-07', ['from']],
  ['from=2026-12-05%ED%A0%80&to=2026-12-07', ['from']],
  [`from=${'9'.repeat(5000)}&to=2026-12-07`, ['from']],
  [`from=2026-12-05'--&to[]=1`, ['from', 'to']],
  ['from=__proto__&to=constructor', ['from', 'to']],
])('the query “%s” gets 422 with its wrong fields', async (query, fields) => {
  const { status, json } = await admin.call('GET', `/api/calendar?${query}`);
  expect([status, Object.keys((json as { fields: object }).fields).sort()]).toEqual([422, fields]);
});

test('a month of six weeks, or eight days with their sessions, can be read in one request', async () => {
  expect((await month('2026-12-01', '2027-01-11')).days).toHaveLength(42);
  expect((await calendar('2026-12-01', '2026-12-08')).days).toHaveLength(8);
  const { status, json } = await admin.call('GET', '/api/calendar/month?from=2026-12-01&to=2027-01-12');
  expect([status, json]).toMatchObject([422, { fields: { to: expect.stringContaining('42 days') } }]);
});

test('a month names the first clients of each day by hour, and counts all with a slot', async () => {
  for (const name of ['Bosco', 'Aline', 'Diane', 'Eric'])
    await booked({ name, email: `${name}@example.com` });
  await environment.sql(`update bookings set start_time = '09:00', minutes = 60 where name = 'Diane'`);
  await deskOf(admin, (await booked({ name: 'Grace' })).id).cancel();
  const next = addDays(bookableDay, 1);
  expect((await month(bookableDay, next)).days).toMatchObject([
    { day: bookableDay, booked: 4, names: ['Diane', 'Bosco', 'Aline'] },
    { day: next, booked: 0, names: [] },
  ]);
});

test('sessions of a day come by hour, those without one last', async () => {
  const [first, second, third] = [await booked(), await booked(), await booked()];
  await environment.sql(`update bookings set start_time = '14:00', minutes = 60 where id = $1`, [second.id]);
  await environment.sql(`update bookings set start_time = '09:00', minutes = 60 where id = $1`, [third.id]);
  const { bookings = [] } = (await dayOf(bookableDay)) ?? {};
  expect(bookings.map(({ id }) => id)).toEqual([third.id, second.id, first.id]);
});

describe('people and kit', () => {
  async function taken(values: Record<string, unknown>): Promise<string> {
    const [row] = await environment.sql(
      `insert into assignments (resource_id, booking_id, reason, starts_at, ends_at, actor)
       values ($1, $2, $3, $4, $5, 'test') returning id`,
      ['resource', 'booking', 'reason', 'from', 'to'].map(
        (name) => values[name] ?? (name === 'reason' ? '' : null),
      ),
    );
    return String(row?.['id']);
  }

  async function resource(kind: string, name: string): Promise<string> {
    const [row] = await environment.sql('insert into resources (kind, name) values ($1, $2) returning id', [
      kind,
      name,
    ]);
    return String(row?.['id']);
  }

  test('a day has the assignments and absences that overlap it, and everyone who can be assigned', async () => {
    const [grace, eric, camera] = [
      await resource('person', 'Grace'),
      await resource('person', 'Eric'),
      await resource('camera', 'Canon R5'),
    ];
    await environment.sql(`update resources set retired_at = now() where name = 'Grace'`);
    const { id, reference } = await booked();
    const [from, to] = [`${bookableDay}T08:00:00.000Z`, `${bookableDay}T10:00:00.000Z`];
    const ids = [
      await taken({ resource: camera, booking: id, from, to }),
      await taken({ resource: eric, booking: id, from, to }),
    ];
    // Ends as the day begins in Kigali.
    const midnight = `${addDays(bookableDay, -1)}T22:00:00.000Z`;
    await taken({
      resource: grace,
      reason: 'Leave',
      from: `${addDays(bookableDay, -1)}T08:00:00Z`,
      to: midnight,
    });
    const leave = await taken({ resource: grace, reason: 'Leave', from: midnight, to: from });
    const { people, assignments, days } = await calendar(bookableDay);
    expect(people).toEqual([{ id: eric, kind: 'person', name: 'Eric' }]);
    expect(days[0]?.bookings[0]?.people).toEqual(['Eric']);
    expect(assignments).toMatchObject([
      {
        id: leave,
        resource: { name: 'Grace' },
        bookingId: null,
        reference: null,
        reason: 'Leave',
        from: midnight,
      },
      {
        id: ids[0],
        resource: { id: camera, kind: 'camera', name: 'Canon R5' },
        bookingId: id,
        reference,
        from,
        to,
      },
      { id: ids[1], resource: { name: 'Eric' }, reason: '' },
    ]);
    await environment.sql(`update bookings set held_until = now() - interval '1 minute' where id = $1`, [id]);
    expect((await calendar(bookableDay)).assignments).toEqual(assignments);
    await deskOf(admin, id).cancel();
    expect((await calendar(bookableDay)).assignments).toMatchObject([{ reason: 'Leave' }]);
  });
});
