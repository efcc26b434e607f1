import { describe, expect, test } from 'vitest';
import { book, booked, bookingRequest } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { pollPayments } from './poll-payments.ts';

const environment = setUpEnvironment();

const payments = () => environment.sql('select * from payments order by created_at, id');
const transactions = () => environment.paypack.transactions();

/** The scheduled function, when the time for every payment has come. */
async function pollLater() {
  await environment.sql('update payments set due_at = now()');
  await pollPayments();
}

describe.each(['header', 'query', 'nowhere'] as const)('with the key read from the %s', (place) => {
  test('a prompt whose answer was lost is not sent again, and settles', async () => {
    await booked({ email: 'warm@example.com', phone: '0788123451' });
    environment.paypack.readKeyFrom(place);
    environment.paypack.dropNextAnswer();
    const { json } = await book();
    expect(json).toMatchObject({ payment: { status: 'pending' } });
    expect(json).not.toHaveProperty('payment.transactionRef');
    const [sent, ...others] = transactions();
    expect(others, 'the first booking’s').toHaveLength(1);
    environment.paypack.decide(sent?.ref ?? '', 'approve');
    await pollLater();
    await pollLater();
    expect(transactions()).toHaveLength(2);
    expect((await payments())[1]).toMatchObject({ status: 'successful', transaction_ref: sent?.ref });
  });
});

test('a prompt that never reached Paypack is sent, whatever else was asked of the phone', async () => {
  await booked();
  environment.paypack.goDown(true);
  await book(bookingRequest({ email: 'another@example.com' }));
  environment.paypack.goDown(false);
  await pollLater();
  const refs = (await payments()).map((one) => one.transaction_ref);
  expect(new Set(refs)).toEqual(new Set(transactions().map(({ ref }) => ref)));
  expect(transactions()).toHaveLength(2);
});

test('two lost prompts of one phone and amount go to a payment each', async () => {
  await booked({ email: 'warm@example.com', phone: '0788123451' });
  environment.paypack.readKeyFrom('nowhere');
  for (const email of ['one@example.com', 'two@example.com']) {
    environment.paypack.dropNextAnswer();
    await book(bookingRequest({ email }));
  }
  await pollLater();
  await pollLater();
  expect(transactions()).toHaveLength(3);
  const refs = (await payments()).map((one) => one.transaction_ref);
  expect(refs).not.toContain(null);
  expect(new Set(refs).size).toBe(3);
});

test('a prompt of another amount, phone or time is left alone', async () => {
  await booked({ phone: '0788123451' });
  const { id } = await booked();
  environment.paypack.readKeyFrom('nowhere');
  const forget = (where: string) =>
    environment.sql(`update payments set transaction_ref = null, tries = 1 where ${where}`);
  await forget('true');
  await environment.sql("update payments set created_at = now() + interval '1 hour' where booking_id = $1", [
    id,
  ]);
  await environment.sql('update payments set amount = amount - 100 where booking_id <> $1', [id]);
  await pollLater();
  expect(transactions()).toHaveLength(4);
});

test('a prompt of a booking that was cancelled meanwhile is not lost sight of', async () => {
  await booked({ email: 'warm@example.com', phone: '0788123451' });
  environment.paypack.dropNextAnswer();
  await book();
  const [sent] = transactions();
  await environment.sql("update bookings set status = 'cancelled'");
  environment.paypack.decide(sent?.ref ?? '', 'approve');
  await pollLater();
  await pollLater();
  expect((await payments())[1]).toMatchObject({ status: 'successful', transaction_ref: sent?.ref });
});

test('while the events cannot be asked for, nothing is sent again', async () => {
  await booked({ email: 'warm@example.com', phone: '0788123451' });
  environment.paypack.readKeyFrom('nowhere');
  environment.paypack.dropNextAnswer();
  await book();
  environment.paypack.dropNextAnswer();
  await pollLater();
  expect(transactions()).toHaveLength(2);
  await pollLater();
  expect(transactions()).toHaveLength(2);
});

test('payments looked after side by side share one token', async () => {
  await booked({ email: 'warm@example.com' });
  await environment.sql(
    `insert into bookings (reference, name, email, phone, location, message, total)
     select 'FTS-' || n, 'Aline', 'aline@example.com', '0788123456', '', '', 1000
     from generate_series(1, 30) n`,
  );
  await environment.sql(
    `insert into payments (booking_id, attempt, amount, phone, transaction_ref, requested_at)
     select id, 1, 1000, phone, reference, now() from bookings where reference not like 'FTS-%-%'`,
  );
  environment.paypack.revokeTokens();
  const before = environment.paypack.tokensGranted();
  await pollLater();
  expect(environment.paypack.tokensGranted() - before).toBe(1);
});
