import pg from 'pg';
import { closeDatabase } from '#netlify/core/database.ts';
import { startPostgres } from '#netlify/local/postgres/cluster.ts';
import { migrate } from '#netlify/ops/migrate.ts';

/** Runs `use` with a temporary migrated database, which the environment names. */
export async function withDatabase<T>(use: (databaseUrl: string) => Promise<T>): Promise<T> {
  const cluster = await startPostgres('throw-away');
  try {
    await cluster.createDatabase('bench');
    const databaseUrl = cluster.url('bench');
    await migrate(databaseUrl);
    // Without a mail server, emails stay in the outbox.
    Object.assign(process.env, {
      NETLIFY_DB_URL: databaseUrl,
      NETLIFY_DB_DRIVER: 'server',
      URL: 'http://localhost',
    });
    return await use(databaseUrl);
  } finally {
    await closeDatabase();
    await cluster.stop();
  }
}

export async function withSql<T>(databaseUrl: string, use: (sql: pg.Client) => Promise<T>): Promise<T> {
  const sql = new pg.Client(databaseUrl);
  await sql.connect();
  try {
    return await use(sql);
  } finally {
    await sql.end();
  }
}

/** Fills a database with a year of bookings, their entries and tasks, messages and users. */
export async function fillBooks(sql: pg.Client, bookings: number): Promise<void> {
  for (const statement of statementsFor(bookings)) await sql.query(statement);
}

const statementsFor = (bookings: number): string[] => [
  `create function bench_name(n int) returns text language sql immutable return
    (array['Aline','Bosco','Claudine','Diane','Eric','Fabrice','Grace','Henriette','Innocent','Jeanne'])[1 + n % 10] || ' ' ||
    (array['Uwase','Mugisha','Ishimwe','Keza','Habimana','Umutoni','Niyonzima','Mukamana','Gasana','Iradukunda'])[1 + n / 10 % 10] ||
    ' ' || chr(65 + n / 100 % 26) || chr(97 + n / 2600 % 26)`,
  `insert into bookings (reference, status, name, email, phone, event_date, start_time, minutes, location, message, total, created_at)
    select 'FTS-' || upper(substr(md5(n::text), 1, 5)) || '-' || upper(substr(md5(n::text), 6, 5)),
      case when n % 100 < 3 then 'pending' when n % 100 < 15 then 'cancelled' else 'confirmed' end,
      bench_name(n), 'person' || n % 40000 || '@example.com', '0788' || lpad((n % 40000)::text, 6, '0'),
      case when n % 20 > 0 then current_date + 60 - n / 95 end,
      case when n % 2 = 1 then '09:00' end, case when n % 2 = 1 then 120 end, 'Kigali', '', 50000 + n % 900 * 1000,
      now() - n * interval '5 minutes'
    from generate_series(1, ${bookings}) n`,
  `insert into booking_lines (booking_id, position, sku, options, label, quantity, price, amount, vat, fixed)
    select id, position, case when position = 0 then 'sessions/photography/2h/basic' else 'frames/photobook-a3/standard' end, '{}',
      'Portrait photography, 2 hours, Basic', 1, '{}', total / 2, total / 2 - total / 2 * 100 / 118, not (status = 'pending' and total % 3000 = 0)
    from bookings, generate_series(0, 1) position`,
  `insert into plan_parts (booking_id, position, amount, due_day, days_before)
    select id, position, case when position = 0 then total * 3 / 10 else total - total * 3 / 10 end,
      case when position = 0 then created_at::date end, case when position = 1 then 7 end
    from bookings, generate_series(0, 1) position`,
  // Tasks of past sessions are done, except a few late ones.
  `insert into tasks (booking_id, line_id, template, position, title, days_from_session, due_day, done_at, done_by)
    select bookings.id, line.id, lower(title), at, title, days, event_date + days,
      case when is_done then event_date + days end, case when is_done then md5((total % 7)::text)::uuid::text end
    from bookings join booking_lines line on booking_id = bookings.id and line.position = 0,
      (values (0, 'Prepare', -2), (1, 'Shoot', 0), (2, 'Select', 1), (3, 'Edit', 2), (4, 'Deliver', 3)) jobs (at, title, days),
      lateral (select event_date + days < current_date and total / 1000 % 200 > 0) state (is_done)
    where status = 'confirmed' and event_date is not null`,
  `insert into resources (kind, name) select 'person', bench_name(n) from generate_series(1, 95) n`,
  `insert into assignments (resource_id, booking_id, starts_at, ends_at, actor)
    select resource.id, session.id, event_date::timestamp at time zone 'Africa/Kigali', (event_date + 1)::timestamp at time zone 'Africa/Kigali', 'bench'
    from (select id, event_date, row_number() over (partition by event_date) as place
        from bookings where status = 'confirmed' and event_date is not null) session
      join (select id, row_number() over () as place from resources) resource using (place)`,
  // The first part by mobile money, the second by mobile money, in cash or through the bank.
  `insert into payments (booking_id, attempt, status, amount, phone, transaction_ref, created_at, settled_at)
    select id, attempt, case when status = 'confirmed' then 'successful' else 'failed' end,
      case when attempt = 1 then total * 3 / 10 else total - total * 3 / 10 end, phone, id || '-' || attempt,
      created_at + (attempt - 1) * interval '2 days', created_at + (attempt - 1) * interval '2 days' + interval '5 minutes'
    from bookings, generate_series(1, 2) attempt where attempt = 1 or (status = 'confirmed' and total % 3000 = 0)`,
  // The generated rows are valid; checking each by trigger would be slow.
  'alter table ledger_entries disable trigger user',
  `insert into ledger_entries (booking_id, kind, account, amount, day, written_at, actor)
    select id, 'charge', 'booking', total, created_at::date, created_at, 'system' from bookings`,
  `insert into ledger_entries (booking_id, kind, account, amount, day, written_at, actor, entry_id)
    select booking_id, 'reversal', 'booking', -amount, day, written_at + interval '1 hour', 'system', entry.id
    from ledger_entries entry join bookings on bookings.id = booking_id where status = 'cancelled'`,
  `insert into ledger_entries (booking_id, kind, account, method, amount, day, written_at, actor, payment_id)
    select booking_id, kind, account, 'mobile-money', case when kind = 'fee' then amount / 50 else -amount end,
      settled_at::date, settled_at, 'paypack', id
    from payments, (values ('payment', 'booking'), ('fee', 'fees')) kinds (kind, account) where status = 'successful'`,
  `insert into ledger_entries (booking_id, kind, account, method, amount, day, written_at, actor)
    select id, 'payment', 'booking', case when total % 3000 = 1000 then 'cash' else 'bank' end, total * 3 / 10 - total,
      (created_at + interval '2 days')::date, created_at + interval '2 days', md5((total % 7)::text)::uuid::text
    from bookings where status = 'confirmed' and total % 3000 <> 0`,
  `insert into ledger_entries (booking_id, kind, account, method, amount, day, written_at, actor, reason)
    select id, moved, 'booking', 'cash', amount, (created_at + days * interval '1 day')::date, created_at + days * interval '1 day',
      md5((total % 7)::text)::uuid::text, case when moved = 'refund' then 'The album was ' || total % 40 || ' days late' else '' end
    from bookings, (values ('payment', -5000, 0), ('refund', 5000, 3)) kinds (moved, amount, days)
    where status = 'cancelled' and total % 6000 = 0`,
  `update bookings booking set charged = sums.charged, paid = sums.paid - sums.refunded, surplus = sums.surplus,
      due = greatest(0, sums.charged - sums.paid + sums.refunded)
    from booking_balances sums where booking_id = id`,
  'alter table ledger_entries enable trigger user',
  `insert into messages (name, email, phone, subject, message, consent, status, created_at)
    select bench_name(n), 'writer' || n % 20000 || '@example.com', '+250 78 ' || lpad((n % 20000)::text, 7, '0'), 'A wedding in June', repeat('Words. ', 40), '',
      case when n % 200 = 0 then 'open' else 'done' end, now() - n * interval '20 minutes'
    from generate_series(1, ${bookings / 2}) n`,
  `insert into users (name, email, created_at)
    select bench_name(n), 'user' || n || '@example.com', now() - n * interval '1 hour' from generate_series(1, ${bookings / 5}) n`,
  `insert into notifications (dedupe_key, kind, key, values, subject_id, created_at)
    select 'booking:' || id, 'booking', 'booked',
      jsonb_build_object('name', name, 'reference', reference, 'total', total, 'source', source), id, created_at from bookings`,
  `insert into audit_entries (actor, action, subject_id, after, at)
    select 'visitor', 'booking.created', id, '{}', created_at from bookings`,
  'vacuum analyze',
];

/** Tables that are too large for sequential scans. */
export const largeTables = [
  ...['bookings', 'booking_lines', 'payments', 'ledger_entries', 'messages'],
  ...['users', 'notifications', 'audit_entries', 'clients', 'client_keys', 'tasks', 'assignments'],
];
