import { describe, expect, test } from 'vitest';
import { studioCalendar } from '#src/features/availability/published-calendar.ts';
import type { StaffDay } from '#src/features/staff/days/days.ts';
import { monthOf } from '#src/lib/dates/months.ts';
import { book, bookableDay, booked, workingDay } from '#tests/support/booking-request.ts';
import { call } from '#tests/support/call.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');

const setCapacity = (capacity: unknown) => admin.call('PUT', '/api/days/capacity', { capacity });

async function staffDay(day: string): Promise<StaffDay | undefined> {
  const { json } = await admin.call('GET', `/api/days?month=${monthOf(day)}`);
  return (json as { days: StaffDay[] }).days.find((one) => one.day === day);
}

async function left(day: string): Promise<unknown> {
  const { json } = await call('GET', `/api/availability?month=${monthOf(day)}`);
  const found = (json as { days: { day: string }[] }).days.find((one) => one.day === day);
  return found && { ...found, day: undefined };
}

describe('the capacity', () => {
  test('is the calendar’s until the staff set another one, which counts for visitors at once', async () => {
    const { capacity } = studioCalendar;
    expect(await left(bookableDay)).toEqual({ left: capacity });
    expect((await setCapacity(2)).json).toEqual({ capacity: 2 });
    expect((await setCapacity(2)).json, 'a double click').toEqual({ capacity: 2 });
    await booked();
    expect(await left(bookableDay)).toEqual({ left: 1 });
    await booked();
    expect((await book()).status).toBe(422);
    await setCapacity(3);
    expect((await book()).status).toBe(201);
    expect(await actsOf(environment, admin)).toEqual(
      [
        { action: 'capacity.changed', before: { capacity: 2 }, after: { capacity: 3 } },
        { action: 'capacity.changed', before: { capacity }, after: { capacity: 2 } },
      ].reverse(),
    );
  });

  test('below what is booked cancels nothing and leaves no place', async () => {
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) await booked({ email });
    await setCapacity(1);
    expect(await left(bookableDay)).toEqual({ left: 0 });
    expect((await staffDay(bookableDay))?.bookings).toHaveLength(3);
    expect(await environment.sql(`select 1 from bookings where status = 'cancelled'`)).toEqual([]);
    expect(await left(workingDay(40))).toEqual({ left: 1 });
  });

  test.each([0, -1, 1.5, 100, '8', null, undefined, [8], 1e308])('cannot be %j', async (wrong) => {
    const { status, json } = await setCapacity(wrong);
    expect([status, json]).toMatchObject([
      422,
      { fields: { capacity: expect.stringContaining('from 1 to 99') } },
    ]);
    expect(await environment.sql('select 1 from settings')).toEqual([]);
  });

  test('that two set at once is one of both, and the log tells of both', async () => {
    await Promise.all([setCapacity(4), setCapacity(5)]);
    const acts = await actsOf(environment, admin);
    expect(acts).toHaveLength(2);
    const befores = acts.map(({ before }) => (before as { capacity: number }).capacity);
    expect(befores).toContain(studioCalendar.capacity);
    expect(befores.some((capacity) => capacity === 4 || capacity === 5)).toBe(true);
  });
});
