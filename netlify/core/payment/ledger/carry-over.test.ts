import { expect, test } from 'vitest';
import { migrate } from '#netlify/ops/migrate.ts';
import { setUpEarlierDatabase } from '#tests/support/server/earlier-database.ts';

const database = setUpEarlierDatabase('ledger');

interface OldBooking {
  total?: number;
  status?: string;
  refund?: string;
  /** Amounts in RWF, `late` if paid after the cancellation. */
  successes?: { amount: number; late?: boolean }[];
  failures?: number;
}

/** Inserts a booking in the old schema; cancelled ones on 10 March. */
async function book(reference: string, old: OldBooking): Promise<void> {
  const { total = 400_000, status = 'pending', refund = null, successes = [], failures = 0 } = old;
  const { rows } = await database.client.query(
    `insert into bookings (reference, status, name, email, phone, location, message, total, idempotency_key,
      request_digest, created_at, cancelled_at, refund)
     values ($1, $2, 'Aline', 'aline@example.com', '0788123456', '', '', $3, $1, '', '2026-03-01T23:00:00Z', $4, $5) returning id`,
    [reference, status, total, status === 'cancelled' ? '2026-03-10T12:00:00Z' : null, refund],
  );
  const ends = [
    ...Array.from({ length: failures }, () => ({ amount: total, late: false, state: 'failed' })),
    ...successes.map((success) => ({ late: false, ...success, state: 'successful' })),
  ];
  for (const [position, { amount, late, state }] of ends.entries()) {
    await database.client.query(
      `insert into payments (booking_id, attempt, status, amount, phone, settled_at) values ($1, $2, $3, $4, '0788123456', $5)`,
      [rows[0].id, position + 1, state, amount, `2026-03-${late ? '12' : '05'}T10:0${position}:00Z`],
    );
  }
}

test('the migration carries earlier payments and refunds over into the ledger', async () => {
  await book('request', {});
  await book('failed', { failures: 2 });
  await book('paid', { failures: 1, successes: [{ amount: 400_000 }] });
  await book('paid-twice', { successes: [{ amount: 400_000 }, { amount: 400_000 }] });
  await book('cancelled-unpaid', { status: 'cancelled', refund: 'nothing-paid', failures: 1 });
  await book('cancelled-early', {
    status: 'cancelled',
    refund: 'everything',
    successes: [{ amount: 400_000 }],
  });
  await book('cancelled-late', { status: 'cancelled', refund: 'reduced', successes: [{ amount: 400_000 }] });
  await book('paid-too-late', {
    status: 'cancelled',
    refund: 'nothing-paid',
    successes: [{ amount: 400_000, late: true }],
  });
  const applied = await migrate(database.url);
  expect(applied.some((migration) => migration.endsWith('_ledger'))).toBe(true);
  const { rows } = await database.client.query(
    `select reference, sums.charged::int, sums.paid::int, sums.surplus::int, balance::int from bookings
     left join booking_balances sums on booking_id = id order by bookings.created_at, reference`,
  );
  const all = (charged: number, paid: number, surplus: number, balance: number) => ({
    charged,
    paid,
    surplus,
    balance,
  });
  expect(Object.fromEntries(rows.map(({ reference, ...sums }) => [reference, sums]))).toEqual({
    request: { charged: null, paid: null, surplus: null, balance: null },
    failed: all(400_000, 0, 0, 400_000),
    paid: all(400_000, 400_000, 0, 0),
    'paid-twice': all(400_000, 400_000, 400_000, -400_000),
    'cancelled-unpaid': all(0, 0, 0, 0),
    'cancelled-early': all(0, 400_000, 0, -400_000),
    'cancelled-late': all(400_000, 400_000, 0, 0),
    'paid-too-late': all(0, 0, 400_000, -400_000),
  });
  const days = await database.client.query(
    `select ledger_entries.kind, day::text from ledger_entries join bookings on bookings.id = booking_id
     where reference = 'paid' order by written_at`,
  );
  // 1 March 23:00 UTC is 2 March in Kigali.
  expect(days.rows).toEqual([
    { kind: 'charge', day: '2026-03-02' },
    { kind: 'payment', day: '2026-03-05' },
  ]);
});
