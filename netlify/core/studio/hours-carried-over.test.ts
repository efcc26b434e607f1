import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { withHoursAsData } from '#netlify/ops/deploy/earlier-hours.ts';
import { migrate } from '#netlify/ops/migrate.ts';
import type { Override } from '#src/domain/shelf/entry.ts';
import { setUpEarlierDatabase } from '#tests/support/server/earlier-database.ts';

const database = setUpEarlierDatabase('opening-hours');

const row = (from: string, to: string, opens: string, closes: string) => ({ from, to, opens, closes });

const cases: [text: string, row: object | undefined][] = [
  ['Mon - Sun 08:00 AM - 8:00 PM', row('Mon', 'Sun', '08:00', '20:00')],
  ['Tue - Wed 12:30 AM - 12:15 PM', row('Tue', 'Wed', '00:30', '12:15')],
  ['Mon-Fri 9AM-6PM', row('Mon', 'Fri', '09:00', '18:00')],
  ['Monday to Friday, 9 am to 5:30 pm', row('Mon', 'Fri', '09:00', '17:30')],
  ['mon–sat 7:45–18:05', row('Mon', 'Sat', '07:45', '18:05')],
  ['Sat 10-13', row('Sat', 'Sat', '10:00', '13:00')],
  ['Sat 2-6PM', row('Sat', 'Sat', '14:00', '18:00')],
  ['Mon-Fri 9-6PM', row('Mon', 'Fri', '09:00', '18:00')],
  ['Sun 9:30-12PM', row('Sun', 'Sun', '09:30', '12:00')],
  ['Sun 12-6 pm', row('Sun', 'Sun', '12:00', '18:00')],
  ['Sun 08:00-9 pm', row('Sun', 'Sun', '08:00', '21:00')],
  ['Mon-Fri 9AM-6PM, Sat 9AM-1PM', undefined],
  ['Mon-Fri 9-6', undefined],
  ['Sun-Mon 9AM-6PM', undefined],
  ['Any-Day 9AM-6PM', undefined],
  ['Mon-Fri 25:00-26:00', undefined],
  ['By appointment', undefined],
];

const unread = cases.filter(([, data]) => data === undefined).map(([text]) => text);
const notices: string[] = [];

const earlier: Pick<Override<object>, 'id' | 'changes' | 'draft'>[] = [
  ...cases.map(([officeHours]) => ({ id: officeHours, changes: { officeHours, phone: '1' }, draft: null })),
  { id: 'draft', changes: null, draft: { hours: 'Mon - Sat 08:00 AM - 8:00 PM' } },
  { id: 'only text', changes: { officeHours: 'By appointment' }, draft: null },
];

const kept = async () =>
  (await database.client.query(`select id, changes, draft, base from shelf_entries`))
    .rows as Override<object>[];

beforeAll(async () => {
  for (const { id, changes, draft } of earlier)
    await database.client.query(
      `insert into shelf_entries (kind, id, state, changes, draft, base, updated_by)
       values ('studio', $1, 'published', $2, $3, '{"hours": "Mon - Sun 08:00 AM - 8:00 PM"}', gen_random_uuid())`,
      [id, changes, draft],
    );
  await migrate(database.url, undefined, (sentence) => notices.push(sentence));
});

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(cases)('the office hours “%s” of staff become data or those of the content', async (text, data) => {
  const fields = { phone: '1', ...(data && { officeHours: [data] }) };
  const stored = (await kept()).find(({ id }) => id === text);
  expect(stored).toMatchObject({ changes: fields, base: { hours: [row('Mon', 'Sun', '08:00', '20:00')] } });
  expect(stored?.changes).toEqual(fields);
});

test('hours in a draft become data, and a change of text alone ends', async () => {
  const after = new Map((await kept()).map(({ id, changes, draft }) => [id, { changes, draft }]));
  expect(after.get('draft')).toEqual({
    changes: null,
    draft: { hours: [row('Mon', 'Sat', '08:00', '20:00')] },
  });
  expect(after.get('only text')).toEqual({ changes: null, draft: null });
});

test('a build before the migration reads what the migration will store', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const read = withHoursAsData({ entries: earlier as Override<object>[], order: [] }).entries;
  for (const { id, changes } of await kept())
    expect(read.find((entry) => entry.id === id)?.changes ?? {}, id).toEqual(changes ?? {});
});

test('a build after the migration reads the data unchanged', async () => {
  const entries = await kept();
  expect(withHoursAsData({ entries, order: [] }).entries).toEqual(entries);
});

test('the migration and a build before it name the hours that they cannot read', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  withHoursAsData({ entries: earlier as Override<object>[], order: [] });
  const warnings = warned.mock.calls.map(([sentence]) => String(sentence));
  for (const sentences of [notices, warnings])
    expect(
      new Set(sentences.map((sentence) => /^The hours “(.+)” cannot be read/.exec(sentence)?.[1])),
    ).toEqual(new Set(unread));
});
