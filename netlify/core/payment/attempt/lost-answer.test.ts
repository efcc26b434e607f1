import { describe, expect, test } from 'vitest';
import { book, booked, bookingRequest } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { pollAllPayments, whilePaypackIsDown } from '#tests/support/steps/payments.ts';

const environment = setUpEnvironment();

const payments = () => environment.sql('select * from payments order by created_at, id');
const transactions = () => environment.paypack.transactions();

const pollLater = () => pollAllPayments(environment);

/** Books, so that the next response to be lost is that of a payment request and not of a token. */
const getToken = () => booked({ email: 'warm@example.com', phone: '0788123451' });

/** Books, and loses the response to the payment request. */
function bookAndLose(email = 'aline@example.com') {
  environment.paypack.dropNextAnswer();
  return book(bookingRequest({ email }));
}

describe.each(['header', 'query', 'nowhere'] as const)('idempotency key read from the %s', (place) => {
  test('a payment request whose response was lost is not sent twice, and settles', async () => {
    await getToken();
    environment.paypack.readKeyFrom(place);
    const { json } = await bookAndLose();
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

test('a request that never reached Paypack is sent, although the phone has another one', async () => {
  await booked();
  await whilePaypackIsDown(environment, () => book(bookingRequest({ email: 'another@example.com' })));
  await pollLater();
  const refs = (await payments()).map((one) => one.transaction_ref);
  expect(new Set(refs)).toEqual(new Set(transactions().map(({ ref }) => ref)));
  expect(transactions()).toHaveLength(2);
});

test('two lost requests of one phone and amount are matched to one payment each', async () => {
  await getToken();
  environment.paypack.readKeyFrom('nowhere');
  for (const email of ['one@example.com', 'two@example.com']) await bookAndLose(email);
  await pollLater();
  await pollLater();
  expect(transactions()).toHaveLength(3);
  const refs = (await payments()).map((one) => one.transaction_ref);
  expect(refs).not.toContain(null);
  expect(new Set(refs).size).toBe(3);
});

test('a lost request is not matched to one of another amount, phone or time', async () => {
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

test('the lost request of a cancelled booking still settles', async () => {
  await getToken();
  await bookAndLose();
  const [sent] = transactions();
  await environment.sql("update bookings set status = 'cancelled'");
  environment.paypack.decide(sent?.ref ?? '', 'approve');
  await pollLater();
  await pollLater();
  expect((await payments())[1]).toMatchObject({ status: 'successful', transaction_ref: sent?.ref });
});

test('no request is sent again while Paypack’s events cannot be read', async () => {
  await getToken();
  environment.paypack.readKeyFrom('nowhere');
  await bookAndLose();
  environment.paypack.dropNextAnswer();
  await pollLater();
  expect(transactions()).toHaveLength(2);
  await pollLater();
  expect(transactions()).toHaveLength(2);
});

test('a poll of 30 payments at once uses one Paypack token', async () => {
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
