import { afterEach, describe, expect, test, vi } from 'vitest';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { notificationsOf } from '#tests/support/steps/notifications.ts';
import { whilePaypackIsDown } from '#tests/support/steps/payments.ts';
import { bookedAndPaid, paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';
import { eraseDue } from '../../retention/erase-due.ts';
import { cashin, paypackAccount } from '../paypack/paypack.ts';
import { reconcile } from './reconcile.ts';

const environment = setUpEnvironment();
afterEach(() => vi.unstubAllEnvs());

/** Runs two hours from now: past the hour for new requests, within the last days. */
const tonight = () => reconcile(new Date(Date.now() + 2 * 3_600_000));

const differences = () => environment.sql('select * from payment_differences order by kind, transaction_ref');

const told = async () => {
  const notes = (await notificationsOf(environment)).filter(({ text }) => text.includes('comparison'));
  const mails = await environment.sql("select subject from outbox where subject like 'Paypack and %'");
  return { notes: notes.length, mails: mails.map(({ subject }) => subject) };
};

/** Requests money with our Paypack account, but not through the site. */
async function askElsewhere(number = '0788123451'): Promise<string> {
  const account = paypackAccount();
  if (account === undefined) throw new Error('There is an account in every test.');
  return cashin(account, { amount: 5000, number, idempotencyKey: crypto.randomUUID().replaceAll('-', '') });
}

test('matching payments of all states give no difference', async () => {
  const paid = await booked();
  environment.paypack.decide(paid.transactionRef, 'approve');
  await postWebhook(paidEvent(paid.transactionRef, paid.total));
  const failed = await booked({ email: 'two@example.com' });
  environment.paypack.decide(failed.transactionRef, 'decline');
  await postWebhook(paidEvent(failed.transactionRef, failed.total, 'failed'));
  await booked({ email: 'three@example.com' });
  await tonight();
  expect(await differences()).toEqual([]);
  expect(await told()).toEqual({ notes: 0, mails: [] });
});

test('a payment that Paypack reports as paid is settled without a difference', async () => {
  const { transactionRef } = await booked({ phone: '0788123404' });
  environment.paypack.decide(transactionRef, 'approve');
  await environment.sql("update payments set status = 'failed', failure = 'unanswered', settled_at = now()");
  await tonight();
  expect(await environment.sql('select status from payments')).toEqual([{ status: 'successful' }]);
  expect(await differences()).toEqual([]);
});

describe('stored differences', () => {
  test('money for no payment of ours is stored once and mailed once', async () => {
    const ref = await askElsewhere();
    await askElsewhere('0788123452');
    environment.paypack.decide(ref, 'approve');
    await tonight();
    await tonight();
    expect(await differences()).toMatchObject([
      {
        kind: 'unknown',
        transaction_ref: ref,
        payment_id: null,
        phone: '078•••3451',
        our_amount: null,
        our_status: null,
        their_amount: '5000',
        their_status: 'successful',
      },
    ]);
    expect(await told()).toEqual({ notes: 1, mails: ['Paypack and our payments: 1 difference'] });
  });

  test('a payment that Paypack does not have is stored once and notified once', async () => {
    const { transactionRef } = await bookedAndPaid();
    environment.paypack.clear();
    await tonight();
    await tonight();
    expect(await differences()).toMatchObject([
      {
        kind: 'missing',
        transaction_ref: transactionRef,
        phone: '078•••3456',
        our_amount: '400000',
        our_status: 'successful',
        their_amount: null,
        their_status: null,
      },
    ]);
    expect(await told()).toMatchObject({ notes: 1 });
  });

  test('a different amount at Paypack is stored', async () => {
    const { transactionRef } = await booked();
    environment.paypack.decide(transactionRef, 'approve');
    await environment.sql('update payments set amount = 600000');
    await tonight();
    expect(await differences()).toMatchObject([
      { kind: 'amount', our_amount: '600000', our_status: 'pending', their_amount: '400000' },
    ]);
  });

  test('a payment paid here but failed at Paypack is stored', async () => {
    const { transactionRef } = await bookedAndPaid();
    environment.paypack.decide(transactionRef, 'decline');
    await tonight();
    expect(await differences()).toMatchObject([
      { kind: 'state', our_status: 'successful', their_status: 'failed' },
    ]);
  });

  test('several differences of a night are in one mail', async () => {
    await bookedAndPaid();
    const ref = await askElsewhere();
    environment.paypack.decide(ref, 'approve');
    await tonight();
    expect((await differences()).map(({ kind }) => kind)).toEqual(['state', 'unknown']);
    expect(await told()).toEqual({ notes: 1, mails: ['Paypack and our payments: 2 differences'] });
  });
});

test('requests of the last hour and those older than three days are not compared', async () => {
  environment.paypack.decide(await askElsewhere(), 'approve');
  await bookedAndPaid();
  await reconcile(new Date());
  await reconcile(new Date(Date.now() + 4 * 24 * 3_600_000));
  expect(await differences()).toEqual([]);
});

test('a payment requested before those days is looked up by its reference', async () => {
  const { transactionRef } = await booked();
  environment.paypack.decide(transactionRef, 'approve');
  await postWebhook(paidEvent(transactionRef, 400_000));
  const inFourDays = new Date(Date.now() + 4 * 24 * 3_600_000);
  await environment.sql("update payments set requested_at = now() + interval '2 days'");
  await reconcile(inFourDays);
  expect(await differences()).toEqual([]);
});

test('events beyond the first page are compared, too', async () => {
  const refs: string[] = [];
  for (let turn = 0; turn < 120; turn += 1) refs.push(await askElsewhere());
  environment.paypack.decide(refs[0] ?? '', 'approve');
  environment.paypack.decide(refs[119] ?? '', 'approve');
  await tonight();
  const found = (await differences()).map((one) => one.transaction_ref);
  expect(new Set(found)).toEqual(new Set([refs[0], refs[119]]));
});

test('no difference is stored while Paypack is down or has no credentials', async () => {
  await bookedAndPaid();
  await expect(whilePaypackIsDown(environment, tonight)).rejects.toThrow('Paypack');
  vi.stubEnv('PAYPACK_CLIENT_ID', undefined);
  await tonight();
  expect(await differences()).toEqual([]);
});

test('a difference is erased with its payment, and unassigned money with the books', async () => {
  await bookedAndPaid();
  environment.paypack.decide(await askElsewhere(), 'approve');
  await tonight();
  expect(await differences()).toHaveLength(2);
  const years = (count: number) => new Date(Date.now() + count * 366 * 24 * 3_600_000);
  await eraseDue(years(9));
  expect(await differences()).toHaveLength(2);
  await eraseDue(years(11));
  expect(await differences()).toEqual([]);
});
