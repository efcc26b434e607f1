import { expect, test } from 'vitest';
import { migrate } from '#netlify/ops/migrate.ts';
import { baseCalendar } from '#src/domain/availability/base-calendar.ts';
import { type CalendarFields, fieldsOf } from '#src/domain/availability/fields/calendar-fields.ts';
import { readEntry } from '#src/domain/shelf/overrides.ts';
import { setUpEarlierDatabase } from '#tests/support/server/earlier-database.ts';
import { overrideOf } from '../shelf/read-shelf.ts';

const database = setUpEarlierDatabase('calendar-on-the-shelf');

test('the migration applies the earlier capacity setting to every weekday', async () => {
  await database.client.query(
    `insert into settings (name, value) values ('capacity', '5'), ('monthly-target', '7000000')`,
  );
  await migrate(database.url);
  const { rows } = await database.client.query(
    `select id, state, changes, draft, base, removed_at as "removedAt" from shelf_entries where kind = 'studio-calendar'`,
  );
  const base = fieldsOf(baseCalendar);
  const [kept] = rows.map((row) => overrideOf<CalendarFields>(row));
  expect(readEntry(base, kept, 'public')).toEqual({
    ...base,
    monday: 5,
    tuesday: 5,
    wednesday: 5,
    thursday: 5,
    friday: 5,
    saturday: 5,
    sunday: 5,
  });
  expect(rows).toMatchObject([{ id: 'calendar', base: { monday: 8, sunday: 8 } }]);
  expect((await database.client.query('select name from settings')).rows).toEqual([
    { name: 'monthly-target' },
  ]);
});
