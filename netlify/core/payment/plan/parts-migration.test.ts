import { expect, test } from 'vitest';
import { migrate } from '#netlify/ops/migrate.ts';
import { setUpEarlierDatabase } from '#tests/support/server/earlier-database.ts';

const database = setUpEarlierDatabase('paid-in-parts');

async function rows(statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await database.client.query(statement, values)).rows;
}

async function book(reference: string, refund: string | null = null): Promise<unknown> {
  const [booking] = await rows(
    `insert into bookings (reference, status, name, email, phone, location, message, total, created_at, cancelled_at, refund)
     values ($1, case when $2::text is null then 'pending' else 'cancelled' end, 'Aline', '', '0788123456', '', '',
       400000, '2026-03-01T23:00:00Z', case when $2::text is not null then now() end, $2) returning id`,
    [reference, refund],
  );
  return booking?.['id'];
}

async function keep(name: string, phone: string): Promise<void> {
  await rows(
    `with client as (insert into clients (name) values ($1) returning id)
     insert into client_keys (kind, value, client_id) select 'phone', phone_key($2), id from client`,
    [name, phone],
  );
}

test('the migration keeps earlier bookings, requests and landlines typed in several ways', async () => {
  const id = await book('unpaid');
  await book('cancelled', 'less-deposit-and-fees');
  await rows(
    `insert into ledger_entries (booking_id, kind, account, amount, day, actor) values ($1, 'charge', 'booking', 400000, '2026-03-02', 'visitor')`,
    [id],
  );
  await rows(
    `insert into payments (booking_id, attempt, status, amount, phone) values ($1, 1, 'pending', 400000, '0788123456')`,
    [id],
  );
  await keep('With the code', '+250 252 123 456');
  await keep('With the code and a zero', '+250 0252 123 456');
  await keep('Without the code', '0252 999 999');
  await keep('With another code', '+250 252 999 999');
  await migrate(database.url);
  expect(await rows(`select reference, refund from bookings order by reference`)).toEqual([
    { reference: 'cancelled', refund: 'less-costs' },
    { reference: 'unpaid', refund: null },
  ]);
  expect(await rows(`select amount::int, due_day::text as day, paid::int from booking_parts`)).toEqual([
    { amount: 400_000, day: '2026-03-02', paid: 0 },
  ]);
  expect(await rows(`select status, share_id from payments`)).toEqual([
    { status: 'pending', share_id: null },
  ]);
  const keys = await rows(
    `select name, value from client_keys join clients on clients.id = client_id where value like '02%' order by value`,
  );
  expect(keys).toEqual([
    { name: 'With the code and a zero', value: '0252123456' },
    { name: 'Without the code', value: '0252999999' },
  ]);
});
