import { afterEach, describe, expect, test, vi } from 'vitest';
import { newestMail } from '#tests/support/mails.ts';
import { book, booked, bookingRequest } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { pollAllPayments, whilePaypackIsDown } from '#tests/support/steps/payments.ts';
import { bookingTerms } from '../../booking/book-now/booking-terms.ts';
import { parseBooking } from '../../booking/book-now/parse-booking.ts';
import { storeBooking } from '../../booking/book-now/store-booking.ts';
import { visitorAt } from '../../booking/book-now/visitor.ts';
import { submissionOf } from '../../request/submission.ts';
import { claimPayment } from './claim-payments.ts';
import { pollPayments } from './poll-payments.ts';
import { retryPayment } from './retry-payment.ts';
import { settlePayment } from './settle-payment.ts';

const environment = setUpEnvironment();
afterEach(() => vi.unstubAllEnvs());

const payment = async () => (await environment.sql('select * from payments order by attempt desc'))[0];

const pollLater = () => pollAllPayments(environment);

const crashAfterCommit = async () =>
  storeBooking(
    await parseBooking(bookingRequest(), await bookingTerms(new Date()), new Date()),
    submissionOf('booking', {}, 'the-key'),
    visitorAt('local'),
  );

describe('payment without a request at Paypack', () => {
  test('a booking that crashed after its commit gets one payment request from the poller', async () => {
    await crashAfterCommit();
    await Promise.all([pollPayments(), pollPayments(), pollPayments()]);
    await pollLater();
    const [transaction, ...others] = environment.paypack.transactions();
    expect(others).toEqual([]);
    expect(await payment()).toMatchObject({ status: 'pending', transaction_ref: transaction?.ref });
  });

  test('a request whose response was lost keeps one transaction', async () => {
    environment.paypack.dropNextAnswer();
    const { status, json } = await book();
    expect([status, json]).toMatchObject([201, { payment: { status: 'pending' } }]);
    await pollLater();
    expect(environment.paypack.transactions()).toHaveLength(1);
    expect(await payment()).toMatchObject({ transaction_ref: environment.paypack.transactions()[0]?.ref });
  });

  test('a crash before the reference was stored keeps one transaction', async () => {
    await booked();
    await environment.sql('update payments set transaction_ref = null, requested_at = null');
    await pollLater();
    expect(environment.paypack.transactions()).toHaveLength(1);
    expect(await payment()).toMatchObject({ transaction_ref: environment.paypack.transactions()[0]?.ref });
  });

  test('while Paypack is down the poller backs off, and the request is sent later', async () => {
    const { json } = await whilePaypackIsDown(environment, async () => {
      const answer = await book();
      await pollLater();
      return answer;
    });
    expect(json).toMatchObject({ payment: { status: 'pending' } });
    expect(json).not.toHaveProperty('payment.transactionRef');
    const [{ seconds } = { seconds: 0 }] = await environment.sql<{ seconds: number }>(
      'select extract(epoch from due_at - now())::float as seconds from payments',
    );
    expect(seconds).toBeGreaterThan(60);
    await pollLater();
    expect(await payment()).toMatchObject({ transaction_ref: expect.any(String) });
  });

  test('a payment without Paypack credentials waits, and the mail promises the request for later', async () => {
    vi.stubEnv('PAYPACK_CLIENT_ID', undefined);
    expect((await book()).json).toMatchObject({ payment: { status: 'pending' } });
    await pollLater();
    expect(await payment()).toMatchObject({ status: 'pending', transaction_ref: null });
    const received = await newestMail(environment, 'aline@example.com');
    expect(received?.text).toContain('We’ll send the payment request');
    vi.unstubAllEnvs();
    await pollLater();
    expect(environment.paypack.transactions()).toHaveLength(1);
  });

  test('a payment with wrong Paypack credentials waits until they are right', async () => {
    vi.stubEnv('PAYPACK_CLIENT_SECRET', 'wrong');
    expect((await book()).json).toMatchObject({ payment: { status: 'pending' } });
    vi.unstubAllEnvs();
    await pollLater();
    expect(await payment()).toMatchObject({ status: 'pending', transaction_ref: expect.any(String) });
  });

  test('a request that could not be sent for a day fails as unreachable', async () => {
    await whilePaypackIsDown(environment, async () => {
      await book();
      await environment.sql(`update payments set created_at = now() - interval '25 hours'`);
      await pollLater();
    });
    expect(await payment()).toMatchObject({ status: 'failed', failure: 'unreachable' });
  });

  test('a waiting payment request is not sent once another payment has settled the booking', async () => {
    const { reference, transactionRef, total: amount } = await booked();
    await settlePayment({ reference: transactionRef, amount, status: 'failed', source: 'webhook' });
    await whilePaypackIsDown(environment, () => retryPayment(reference, 'local'));
    await settlePayment({ reference: transactionRef, amount, status: 'successful', source: 'webhook' });
    await pollLater();
    expect(await payment()).toMatchObject({ status: 'failed', failure: 'superseded' });
    expect(environment.paypack.transactions()).toHaveLength(1);
  });

  test('a request that Paypack refuses fails with the reason and is mailed', async () => {
    const { status, json } = await book(bookingRequest({ phone: '0788123400' }));
    expect([status, json]).toMatchObject([201, { payment: { status: 'failed' } }]);
    expect(await payment()).toMatchObject({ failure: 'refused', failure_detail: expect.any(String) });
    const mails = await environment.mailbox.messages();
    const told = mails.find(({ subject }) => subject.endsWith('did not go through'));
    expect(told?.text).toContain('Try the payment again');
  });

  test('one of three claims of a payment at once succeeds', async () => {
    const { id } = await crashAfterCommit();
    const claims = await Promise.all([
      claimPayment(id, null),
      claimPayment(id, null),
      claimPayment(id, null),
    ]);
    expect(claims.filter((claimed) => claimed !== undefined)).toHaveLength(1);
  });
});

describe('payment with a request at Paypack', () => {
  test('the poller settles an approved payment when no webhook arrives', async () => {
    const { transactionRef } = await booked({ phone: '0788123404' });
    environment.paypack.decide(transactionRef, 'approve');
    expect(environment.paypack.webhooks()).toEqual([]);
    await pollLater();
    expect(await payment()).toMatchObject({ status: 'successful' });
  });

  test('the poller leaves a payment pending until the phone responds', async () => {
    await booked();
    await pollLater();
    expect(await payment()).toMatchObject({ status: 'pending' });
  });

  test('a payment fails as declined when the payer lacks the money', async () => {
    const { transactionRef } = await booked({ phone: '0788123405' });
    environment.paypack.decide(transactionRef, 'approve');
    await pollLater();
    expect(await payment()).toMatchObject({ status: 'failed', failure: 'declined' });
  });

  test('the poller gets a new token when the old one is revoked', async () => {
    const { transactionRef } = await booked();
    environment.paypack.decide(transactionRef, 'approve');
    environment.paypack.revokeTokens();
    await pollLater();
    expect(await payment()).toMatchObject({ status: 'successful' });
  });

  test('an unanswered payment fails after a day, but not while Paypack is down', async () => {
    await booked({ phone: '0788123401' });
    await environment.sql(`update payments set requested_at = now() - interval '25 hours'`);
    await whilePaypackIsDown(environment, pollLater);
    expect(await payment()).toMatchObject({ status: 'pending' });
    await pollLater();
    expect(await payment()).toMatchObject({ status: 'failed', failure: 'unanswered' });
  });

  test('a payment that is a day old settles when it was approved', async () => {
    const { transactionRef } = await booked();
    environment.paypack.decide(transactionRef, 'approve');
    await environment.sql(`update payments set requested_at = now() - interval '25 hours'`);
    await pollLater();
    expect(await payment()).toMatchObject({ status: 'successful' });
  });
});
