import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PaymentStatus, settle } from '#src/domain/payment/payment.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { notificationsOf } from '#tests/support/steps/notifications.ts';
import { paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';
import { retryPayment } from './retry-payment.ts';
import { failPayment, settlePayment } from './settle-payment.ts';

const environment = setUpEnvironment();

const settledEntries = () => environment.sql(`select * from audit_entries where action = 'payment.settled'`);
const mailsLike = (key: string) =>
  environment.sql(`select status from outbox where channel = 'mail' and dedupe_key like $1`, [`${key}:%`]);

describe('ten copies of a webhook', () => {
  test('ten webhooks of a payment in a row settle it once and mail once', async () => {
    const { transactionRef, total } = await booked();
    for (let copy = 0; copy < 10; copy += 1) {
      expect((await postWebhook(paidEvent(transactionRef, total))).status).toBe(200);
    }
    expect(await settledEntries()).toHaveLength(1);
    expect(await mailsLike('payment-confirmed')).toEqual([{ status: 'sent' }]);
  });

  test('ten webhooks of a payment at once settle it once and mail once', async () => {
    const { transactionRef, total } = await booked();
    const copies = Array.from({ length: 10 }, () => postWebhook(paidEvent(transactionRef, total)));
    const answers = await Promise.all(copies);
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await settledEntries()).toHaveLength(1);
    const mails = await environment.mailbox.messages();
    const confirmations = mails.filter(({ subject }) => subject.startsWith('Payment received'));
    expect(confirmations).toHaveLength(1);
    expect(confirmations[0]?.text).toContain('400,000 RWF');
    expect(confirmations[0]?.attachments).toHaveLength(1);
    expect(mails.filter(({ subject }) => subject.startsWith('Paid:'))).toHaveLength(1);
    expect(await environment.sql(`select * from notifications where kind = 'payment'`)).toHaveLength(1);
  });
});

const reports = fc.array(fc.constantFrom<PaymentStatus>('pending', 'failed', 'successful'), {
  minLength: 1,
  maxLength: 6,
});

describe('order of reports', () => {
  test.each([
    ['in sequence', false],
    ['in parallel', true],
  ])('reports %s give the same final state, with one audit entry and mail per step', async (_, together) => {
    await fc.assert(
      fc.asyncProperty(reports, async (statuses) => {
        await environment.reset();
        const { transactionRef: reference, total: amount } = await booked();
        const apply = (status: PaymentStatus) =>
          settlePayment({ reference, amount, status, source: 'webhook' });
        if (together) await Promise.all(statuses.map(apply));
        else for (const status of statuses) await apply(status);
        const [payment] = await environment.sql<{ status: PaymentStatus }>('select status from payments');
        expect(payment?.status).toBe(statuses.reduce(settle, 'pending'));
        const changes = await settledEntries();
        expect(changes.length).toBeLessThanOrEqual(2);
        const steps = await environment.sql(
          `select after->>'status' from audit_entries where action = 'payment.settled'`,
        );
        expect(new Set(steps.map((step) => JSON.stringify(step))).size).toBe(changes.length);
        const paid = statuses.includes('successful');
        expect(await mailsLike('payment-confirmed')).toHaveLength(paid ? 1 : 0);
        expect((await mailsLike('payment-failed')).length).toBeLessThanOrEqual(
          statuses.includes('failed') ? 1 : 0,
        );
      }),
      { numRuns: 15 },
    );
  });

  test('a success after a failure wins, and a later failure changes nothing', async () => {
    const { transactionRef: reference, total: amount } = await booked();
    const report = { reference, amount, source: 'poller' } as const;
    expect(await settlePayment({ ...report, status: 'failed' })).toBe('settled');
    expect(await settlePayment({ ...report, status: 'successful' })).toBe('settled');
    expect(await settlePayment({ ...report, status: 'failed' })).toBe('unchanged');
    expect(await environment.sql('select status, failure from payments')).toEqual([
      { status: 'successful', failure: null },
    ]);
  });
});

describe('two payments of one booking', () => {
  async function twoPayments() {
    const { reference, transactionRef, total } = await booked();
    await settlePayment({ reference: transactionRef, amount: total, status: 'failed', source: 'webhook' });
    const second = await retryPayment(reference, 'local');
    return { first: transactionRef, second, amount: total };
  }

  test('when two payments succeed at once, one counts and the studio gets a refund notice', async () => {
    const { first, second, amount } = await twoPayments();
    const references = [first, second.transactionRef ?? ''];
    await Promise.all(
      references.map((reference) =>
        settlePayment({ reference, amount, status: 'successful', source: 'webhook' }),
      ),
    );
    const notes = await notificationsOf(environment, `kind = 'failure'`);
    expect(notes).toMatchObject([
      { text: expect.stringMatching(/was paid twice\. Please refund 400,000 RWF\.$/) },
    ]);
    expect(await environment.sql('select paid, surplus, balance from booking_balances')).toEqual([
      { paid: '400000', surplus: '400000', balance: '-400000' },
    ]);
    expect(await mailsLike('payment-returns')).toHaveLength(1);
  });

  test('the visitor gets no failure mail once another payment succeeded', async () => {
    const { first, second, amount } = await twoPayments();
    await settlePayment({ reference: first, amount, status: 'successful', source: 'webhook' });
    await failPayment(second.id, 'declined');
    expect(await mailsLike('payment-failed')).toHaveLength(1);
  });
});
