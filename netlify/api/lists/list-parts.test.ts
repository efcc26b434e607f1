import { describe, expect, test } from 'vitest';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');

interface Part {
  items: { id: string; name: string }[];
  nextCursor: string | null;
  total: number;
}

/** Inserts bookings with many equal values, a third without a date and half the others with an hour. */
const book = (count: number) =>
  environment.sql(
    `insert into bookings (reference, name, email, phone, event_date, start_time, minutes, location, message, total, created_at)
     select 'R-' || gen_random_uuid(), (array['Zoe', 'aline', 'Bosco'])[1 + n % 3], 'a@example.com', '0788123456',
       case when n % 3 > 0 then date '2026-12-01' + n % 5 end,
       case when n % 3 > 0 and n % 4 < 2 then (array['23:45', '00:00', '09:30'])[1 + n % 7 % 3] end,
       case when n % 3 > 0 and n % 4 < 2 then 60 end, '', '', n % 4,
       timestamptz '2026-01-01' + (n / 2) * interval '1 microsecond'
     from generate_series(1, $1) n`,
    [count],
  );

async function part(query: string, cursor?: string): Promise<Part> {
  const from = cursor === undefined ? '' : `&cursor=${cursor}`;
  const { status, json, text } = await admin.call('GET', `/api/bookings?${query}${from}`);
  expect(status, text).toBe(200);
  return json as Part;
}

async function walk(query: string, between: (seen: string[]) => Promise<unknown> = async () => undefined) {
  const seen: string[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const { items, nextCursor } = await part(query, cursor);
    seen.push(...items.map(({ id }) => id));
    await between(seen);
    cursor = nextCursor;
  }
  return seen;
}

const order = async (by: string) =>
  (await environment.sql<{ id: string }>(`select id from bookings order by ${by}`)).map(({ id }) => id);

test.each([
  ['createdAt', 'created_at, id'],
  ['-createdAt', 'created_at desc, id desc'],
  ['eventDate', 'event_date nulls last, start_time nulls first, id'],
  ['-eventDate', 'event_date desc nulls last, start_time desc nulls last, id desc'],
  ['name', 'lower(name), id'],
  ['-name', 'lower(name) desc, id desc'],
  ['total', 'total, id'],
  ['-total', 'total desc, id desc'],
])('sorted by %s, all pages together are the list in database order', async (sort, by) => {
  await book(31);
  expect(await walk(`sort=${sort}&limit=7`)).toEqual(await order(by));
});

test.each(['-createdAt', 'name', 'eventDate', '-eventDate'])(
  'sorted by %s, no booking is repeated or skipped while others are added and deleted',
  async (sort) => {
    await book(40);
    const stay = new Set(await order('id'));
    const seen = await walk(`sort=${sort}&limit=6`, async (soFar) => {
      await book(2);
      const last = soFar.at(-1) ?? '';
      stay.delete(last);
      await environment.sql('delete from bookings where id = $1', [last]);
    });
    expect(new Set(seen).size).toBe(seen.length);
    expect([...stay].filter((id) => !seen.includes(id))).toEqual([]);
  },
);

test('a cursor from another sort order, or a made-up one, gets 422', async () => {
  await book(3);
  const { nextCursor } = await part('sort=name&limit=1');
  const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const id = crypto.randomUUID();
  const wrong = [
    'x',
    made(5),
    made(['-createdAt', 'someday', id]),
    made(['-createdAt', '2026-01-01', 'id']),
    made(['-createdAt', '2026-01-01', '', id]),
    made(['-createdAt', id]),
  ];
  for (const cursor of [nextCursor, ...wrong, made(['-createdAt', '2026-99-99 00:00:00+00', id])]) {
    const { status, json } = await admin.call('GET', `/api/bookings?cursor=${cursor}`);
    expect([status, json]).toMatchObject([422, { fields: { cursor: expect.any(String) } }]);
  }
});

test('matches are counted only up to 10,001', async () => {
  await book(10_000);
  expect((await part('limit=1')).total).toBe(10_000);
  await book(5);
  expect((await part('limit=1')).total).toBe(10_001);
  expect((await part('limit=1&q=zoe')).total).toBeLessThan(4000);
});

describe('CSV export', () => {
  const csv = async (query = '') => (await admin.call('GET', `/api/bookings.csv?${query}`)).text;

  test('a CSV export has every match in the list’s order', async () => {
    await book(1203);
    const query = 'sort=name&q=zoe';
    const lines = (await csv(query)).trim().split('\r\n');
    const references = await environment.sql<{ reference: string }>(
      `select reference from bookings where name = 'Zoe' order by lower(name), id`,
    );
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(
      references.map(({ reference }) => reference),
    );
    expect(lines[0]).toMatch(/^Reference,Name,/);
  });

  test('a CSV export escapes formulas, keeps quotes and line breaks, and shows Kigali time', async () => {
    await book(6);
    const names = ['=cmd|calc', '+1', '-1', '@sum', '\tx', 'Say "hi",\r\nthen go'];
    for (const [index, name] of names.entries())
      await environment.sql(
        `update bookings set name = $1, total = $2, created_at = '2026-01-01T22:30:00Z'
         where id = (select id from bookings where length(name) < 6 and name in ('Zoe', 'aline', 'Bosco') limit 1)`,
        [name, 1000 + index],
      );
    const text = await csv('sort=total');
    for (const cell of ["'=cmd|calc", "'+1", "'-1", "'@sum", "'\tx", '"Say ""hi"",\r\nthen go"'])
      expect(text).toContain(`,${cell},`);
    expect(text).toContain(',1000,');
    expect(text).toContain(',2026-01-02 00:30\r\n');
  });
});
