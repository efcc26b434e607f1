import { expect, test } from 'vitest';
import type { PaymentRow, PaymentSums } from '#src/domain/payment/payment-list.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { bookedAndPaid } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

const read = async <T>(path: string) => (await admin.call('GET', `/api/payments${path}`)).json as T;
const rows = async (query = '') => (await read<{ items: PaymentRow[] }>(query)).items;
const sums = (query = '') => read<PaymentSums>(`/sums${query}`);

const paid = (fee: number, email = 'aline@example.com') => bookedAndPaid({ email }, fee);

test('each attempt lists its fee and is found by Paypack’s reference, also in the CSV', async () => {
  const { transactionRef } = await paid(3250);
  await booked({ email: 'eric@example.com' });
  const [open, settled] = await rows();
  expect([open, settled]).toMatchObject([
    { status: 'pending', fee: null },
    { status: 'successful', fee: 3250, transactionRef, amount: 400_000 },
  ]);
  for (const q of [transactionRef, transactionRef.slice(0, 12)])
    expect(await rows(`?q=${encodeURIComponent(q)}`), q).toMatchObject([{ transactionRef }]);
  const numbers = 'c15870a6-0422-4513-8888-123456789012';
  await environment.sql('update payments set transaction_ref = $1 where transaction_ref = $2', [
    numbers,
    transactionRef,
  ]);
  expect(await rows(`?q=${numbers}`)).toMatchObject([{ transactionRef: numbers }]);
  await environment.sql('update payments set transaction_ref = $1 where transaction_ref = $2', [
    transactionRef,
    numbers,
  ]);
  const csv = await admin.call('GET', `/api/payments.csv?q=${encodeURIComponent(transactionRef)}`);
  expect(csv.text).toContain('Fee (RWF)');
  expect(csv.text).toContain(',400000,3250,');
});

test('a payment is found by the phone number it was requested from, not only the booking’s', async () => {
  await booked();
  await environment.sql(`update payments set phone = '0733999888'`);
  for (const q of ['0733 999 888', '+250733999888'])
    expect(await rows(`?q=${encodeURIComponent(q)}`)).toHaveLength(1);
});

test('the sums cover all matching payments, not only the page shown, and agree with SQL', async () => {
  await paid(3250);
  await paid(1000, 'eric@example.com');
  await booked({ email: 'claire@example.com' });
  const none = { count: 0, amount: 0 };
  expect(await sums('?limit=1')).toEqual({
    states: {
      pending: { count: 1, amount: 400_000 },
      successful: { count: 2, amount: 800_000 },
      failed: none,
    },
    fees: 4250,
  });
  const [row] = await environment.sql<{ amount: string; fees: string }>(
    `select (select sum(amount) from payments where status = 'successful') amount,
            (select sum(amount) from ledger_entries where kind = 'fee') fees`,
  );
  expect(row).toEqual({ amount: '800000', fees: '4250' });
  expect(await sums('?q=eric@example.com&status=successful')).toMatchObject({
    states: { successful: { count: 1, amount: 400_000 }, pending: none },
    fees: 1000,
  });
  const tomorrow = addDays(todayInKigali(new Date()), 1);
  expect(await sums(`?from=${tomorrow}`)).toMatchObject({
    states: { pending: none, successful: none },
    fees: 0,
  });
  expect((await admin.call('GET', '/api/payments/sums?colour=red')).status).toBe(422);
});

test('payments can be filtered by the day they were settled', async () => {
  await paid(0);
  await booked({ email: 'eric@example.com' });
  const today = todayInKigali(new Date());
  await environment.sql(
    `update payments set settled_at = ($1::date + 1)::timestamp at time zone 'Africa/Kigali' - interval '1 second' where status = 'successful'`,
    [addDays(today, -40)],
  );
  const day = addDays(today, -40);
  expect(await rows(`?settledFrom=${day}&settledTo=${day}`)).toHaveLength(1);
  expect(await rows(`?settledFrom=${addDays(day, 1)}`)).toHaveLength(0);
  expect(await rows(`?settledTo=${addDays(day, -1)}`)).toHaveLength(0);
});
