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

/** One for each booking. */
const addPayments = () =>
  environment.sql(
    `insert into payments (booking_id, attempt, amount, phone, transaction_ref, requested_at, due_at)
     select id, 1, 1000, phone, reference, now(), now() - interval '1 hour' from bookings`,
  );

/** How many payments were looked after how often. */
const looks = () =>
  environment.sql('select tries, count(*)::int as payments from payments group by tries order by tries');

test('one run goes on with all that became due in an outage', async () => {
  await pollPayments();
  expect(await looks()).toEqual([{ tries: 1, payments: due }]);
});

test('runs at once share them', async () => {
  await Promise.all([pollPayments(), pollPayments(), pollPayments()]);
  expect(await looks()).toEqual([{ tries: 1, payments: due }]);
});

test('a run begins nothing more once its time is over, and leaves the rest to the next', async () => {
  await pollPayments(() => false);
  const [untouched, taken, ...others] = await looks();
  expect([untouched, taken, others]).toMatchObject([{ tries: 0 }, { tries: 1 }, []]);
  await pollPayments();
  expect(await looks()).toEqual([{ tries: 1, payments: due }]);
});

test('no more are taken at once than were asked for, also while the database believes that there are none', async () => {
  await environment.sql('delete from payments');
  await environment.sql('analyze payments');
  await addPayments();
  expect(await claimDuePayments(30)).toHaveLength(30);
});
