import { beforeEach, expect, test } from 'vitest';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { claimDuePayments } from './claim-payments.ts';
import { pollPayments } from './poll-payments.ts';

const environment = setUpEnvironment();
const due = 100;
beforeEach(async () => {
  await environment.sql(
    `insert into bookings (reference, name, email, phone, location, message, total)
     select 'FTS-' || n, 'Aline', 'aline@example.com', '0788123456', '', '', 1000
     from generate_series(1, $1::int) n`,
    [due],
  );
  await addPayments();
});

const addPayments = () =>
  environment.sql(
    `insert into payments (booking_id, attempt, amount, phone, transaction_ref, requested_at, due_at)
     select id, 1, 1000, phone, reference, now(), now() - interval '1 hour' from bookings`,
  );

const looks = () =>
  environment.sql('select tries, count(*)::int as payments from payments group by tries order by tries');

test('one poll takes all 100 payments that became due in an outage', async () => {
  await pollPayments();
  expect(await looks()).toEqual([{ tries: 1, payments: due }]);
});

test('three polls at once take each payment once', async () => {
  await Promise.all([pollPayments(), pollPayments(), pollPayments()]);
  expect(await looks()).toEqual([{ tries: 1, payments: due }]);
});

test('a poll starts no new payment after its time is over; the next poll takes the rest', async () => {
  await pollPayments(() => false);
  const [untouched, taken, ...others] = await looks();
  expect([untouched, taken, others]).toMatchObject([{ tries: 0 }, { tries: 1 }, []]);
  await pollPayments();
  expect(await looks()).toEqual([{ tries: 1, payments: due }]);
});

test('a claim takes at most its limit, also while table statistics report an empty table', async () => {
  await environment.sql('delete from payments');
  await environment.sql('analyze payments');
  await addPayments();
  expect(await claimDuePayments(30)).toHaveLength(30);
});
