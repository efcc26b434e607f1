import { describe, expect, test } from 'vitest';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';

/** Lists beyond the counting limit, which run other queries with equal results. */

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');

const more = 10_050;

/** Inserts `count` bookings, newest first; Zoe’s are pending, and references start with the name. */
async function book(name: string, count: number, total = 1000) {
  await environment.sql(
    `insert into bookings (reference, status, name, email, phone, location, message, total, created_at)
     select $1 || '-' || n, case when $1 = 'Zoe' then 'pending' else 'confirmed' end, $1, 'a@example.com', '0788123456', '', '',
       $3, now() - n * interval '1 minute'
     from generate_series(1, $2) n`,
    [name, count, total],
  );
  // Autovacuum analyses once a minute: statistics of few rows would give a plan for few.
  await environment.sql('analyze bookings, ledger_entries, booking_lines');
}

async function references(query: string): Promise<string[]> {
  const { status, text } = await admin.call('GET', `/api/bookings.csv?${query}`);
  expect(status, text.slice(0, 300)).toBe(200);
  const lines = text.trim().split('\r\n').slice(1);
  return lines.map((line) => line.split(',')[0] ?? '');
}

const total = async (query: string) =>
  ((await admin.call('GET', `/api/bookings?${query}`)).json as { total: number }).total;

test.each(['-createdAt', 'name'])(
  'a CSV export beyond the counting limit is complete, sorted by %s',
  async (sort) => {
    await book('Bosco', 20);
    await book('Zoe', more);
    const by = sort === 'name' ? 'lower(name), id' : 'created_at desc, id desc';
    const rows = await environment.sql<{ reference: string }>(
      `select reference from bookings where name = 'Zoe' order by ${by}`,
    );
    expect(await total(`q=zoe&sort=${sort}`)).toBe(10_001);
    expect(await references(`q=zoe&sort=${sort}`)).toEqual(rows.map(({ reference }) => reference));
  },
);

describe('the payment filter', () => {
  /** Kinds of bookings: ledger entries in RWF, and whether a line still lacks its price. */
  const mixed = [
    { state: 'paid', charge: 1000, moved: [-1000] },
    { state: 'part', charge: 1000, moved: [-400] },
    { state: 'unpaid', charge: 1000, moved: [] },
    { state: 'unpaid', moved: [] },
    { state: 'paid', total: 0, moved: [] },
    { state: 'unpaid', total: 0, moved: [], unpriced: true },
    { state: 'part', charge: 1000, moved: [-1000], unpriced: true },
    { state: 'unpaid', charge: 1000, moved: [-1000, 1000] },
  ];

  async function bookMixed() {
    for (const [index, { charge, moved, total: price = 1000, unpriced }] of mixed.entries()) {
      const name = `mixed${index}`;
      await book(name, 3, price);
      const of = `from bookings where name = '${name}'`;
      const entry = (kind: string, amount: number) =>
        `insert into ledger_entries (booking_id, kind, account, method, amount, day, actor)
         select id, '${kind}', 'booking', ${kind === 'charge' ? 'null' : "'cash'"}, ${amount}, current_date, 'system' ${of};`;
      await environment.sql(
        `${charge === undefined ? '' : entry('charge', charge)}
         ${moved.map((amount) => entry(amount < 0 ? 'payment' : 'refund', amount)).join('\n')}
         insert into booking_lines (booking_id, position, sku, options, label, quantity, price, amount, fixed)
         select id, 0, 'x', '{}', 'X', 1, '{}', total, ${!unpriced} ${of};`,
      );
    }
    await environment.sql(`update bookings set status = 'pending' where name like 'mixed%'`);
  }

  const expected = (state: string) =>
    mixed.flatMap((one, index) => (one.state === state ? [1, 2, 3].map((n) => `mixed${index}-${n}`) : []));

  test.each([
    ['most are free', 0, 'paid'],
    ['most are unpaid', 1000, 'unpaid'],
  ])('the payment filter finds the right bookings when %s', async (_, price, common) => {
    await bookMixed();
    await book('Bosco', more, price);
    for (const state of ['paid', 'part', 'unpaid']) {
      const found = await references(`paid=${state}`);
      expect(found.filter((reference) => !reference.startsWith('Bosco')).toSorted()).toEqual(expected(state));
      expect(found.length - expected(state).length, state).toBe(state === common ? more : 0);
      expect(await total(`paid=${state}`)).toBe(Math.min(found.length, 10_001));
      expect((await references(`paid=${state}&status=pending`)).toSorted()).toEqual(expected(state));
    }
  });

  test('the payment filter combines with other filters and keeps the list’s order and pages', async () => {
    await bookMixed();
    await book('Bosco', more);
    const some = await references('paid=part&sort=name&q=mixed');
    expect(some.toSorted()).toEqual(expected('part'));
    expect(some.map((reference) => reference.slice(0, 6)).join()).toBe(
      'mixed1,mixed1,mixed1,mixed6,mixed6,mixed6',
    );
    const { json } = await admin.call('GET', '/api/bookings?paid=part&sort=name&limit=4');
    expect(json).toMatchObject({ total: 6, items: Array(4).fill({}) });
    const { items, nextCursor } = json as { items: { reference: string }[]; nextCursor: string };
    const rest = await admin.call('GET', `/api/bookings?paid=part&sort=name&limit=4&cursor=${nextCursor}`);
    const all = [...items, ...(rest.json as { items: { reference: string }[] }).items];
    expect(all.map(({ reference }) => reference)).toEqual(some);
  });
});
