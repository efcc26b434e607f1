import { expect, test } from 'vitest';
import { migrate } from '#netlify/ops/migrate.ts';
import { setUpEarlierDatabase } from '#tests/support/server/earlier-database.ts';

const database = setUpEarlierDatabase('held-slots');

const ids = (rows: { name: string }[]) => rows.map(({ name }) => name).sort();

test('the migration holds unpaid bookings for three days, and paid or settled ones for good', async () => {
  const make = (name: string, changes: { status?: string; kind?: string; day?: string | null }) => {
    const { status = 'pending', kind = 'session', day = '2090-05-05' } = changes;
    return database.client.query(
      `insert into bookings (reference, kind, status, name, email, phone, event_date, location, message, total, idempotency_key, request_digest)
       values ($1, $2, $3, $1, 'a@example.com', '0788123456', $4, '', '', 1000, $1, '')`,
      [name, kind, status, day],
    );
  };
  await make('unpaid', {});
  await make('open-day', { day: null });
  await make('offered', {});
  await make('confirmed', { status: 'confirmed' });
  await make('cancelled', { status: 'cancelled' });
  await make('fee', { kind: 'fee', day: null });
  await make('past', { day: '2020-05-05' });
  await make('paid', {});
  await database.client.query(
    `insert into offers (booking_id, total, last_day, reason, actor)
     select id, 1000, '2090-04-30', '', 'test' from bookings where name = 'offered'`,
  );
  await database.client.query(
    `insert into ledger_entries (booking_id, kind, account, amount, day, actor)
     select id, 'charge', 'booking', 1000, '2026-01-01', 'test' from bookings where name in ('paid', 'unpaid')`,
  );
  await database.client.query(
    `insert into ledger_entries (booking_id, kind, account, method, amount, day, actor)
     select id, 'payment', 'booking', 'cash', -100, '2026-01-01', 'test' from bookings where name = 'paid'`,
  );
  await migrate(database.url);
  const { rows: forGood } = await database.client.query('select name from bookings where held_until is null');
  expect(ids(forGood)).toEqual(['cancelled', 'confirmed', 'fee', 'paid', 'past']);
  const { rows: threeDays } = await database.client.query(
    `select name from bookings where held_until between now() + interval '71 hours' and now() + interval '72 hours'`,
  );
  expect(ids(threeDays)).toEqual(['open-day', 'unpaid']);
  const { rows: offered } = await database.client.query(
    `select to_char(held_until at time zone 'Africa/Kigali', 'YYYY-MM-DD HH24:MI') as until from bookings where name = 'offered'`,
  );
  expect(offered).toEqual([{ until: '2090-05-01 00:00' }]);
});
