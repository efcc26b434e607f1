import { expect, test } from 'vitest';
import { book, booked, bookingRequest } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';
import { dispatchMail } from './mail/dispatch-mail.ts';
import { pollPayments } from './payment/attempt/poll-payments.ts';

const environment = setUpEnvironment({ driver: 'serverless' });

test('ten simultaneous copies of a booking are stored once and get the same response', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => book(bookingRequest(), 'the-same-key')));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(await environment.sql('select id from bookings')).toHaveLength(1);
  expect(environment.neonSessions()).toBeGreaterThan(0);
});

test('ten simultaneous copies of the webhook settle the payment once', async () => {
  const { transactionRef, total } = await booked();
  await Promise.all(Array.from({ length: 10 }, () => postWebhook(paidEvent(transactionRef, total))));
  expect(await environment.sql(`select id from audit_entries where action = 'payment.settled'`)).toHaveLength(
    1,
  );
  const mails = await environment.mailbox.messages();
  expect(mails.filter(({ subject }) => subject.startsWith('Payment received'))).toHaveLength(1);
});

test('simultaneous pollers and dispatchers handle each payment and mail once', async () => {
  environment.paypack.goDown(true);
  await booked();
  environment.paypack.goDown(false);
  await environment.sql('update payments set due_at = now()');
  await Promise.all([pollPayments(), pollPayments(), dispatchMail(), dispatchMail()]);
  expect(environment.paypack.transactions()).toHaveLength(1);
  expect(await environment.mailbox.messages()).toHaveLength(2);
});
