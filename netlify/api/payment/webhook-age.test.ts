import { expect, test } from 'vitest';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { whilePaypackIsDown } from '#tests/support/steps/payments.ts';
import { paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const status = async () => (await environment.sql('select status from payments'))[0]?.status;

async function report(createdAt: unknown, reported: 'successful' | 'failed' = 'successful') {
  const { transactionRef, total } = await booked();
  const event = { ...paidEvent(transactionRef, total, reported), created_at: createdAt };
  return { transactionRef, send: () => postWebhook(event) };
}

test.each([hours(0), hours(-23)])(
  'a webhook of the last day is trusted without asking Paypack: %s',
  async (at) => {
    const { send } = await report(at);
    expect((await send()).status).toBe(200);
    expect(await status()).toBe('successful');
  },
);

test.each([hours(-25), hours(1), 'yesterday', '', undefined, null, 7])(
  'an old, early or undated webhook changes only what Paypack confirms: %s',
  async (at) => {
    const { send, transactionRef } = await report(at);
    expect((await send()).status).toBe(200);
    expect(await status()).toBe('pending');
    environment.paypack.decide(transactionRef, 'approve');
    expect((await send()).status).toBe(200);
    expect(await status()).toBe('successful');
  },
);

test('an old webhook that contradicts Paypack sets the state that Paypack reports', async () => {
  const { send, transactionRef } = await report(hours(-48), 'successful');
  environment.paypack.decide(transactionRef, 'decline');
  expect((await send()).status).toBe(200);
  expect(await status()).toBe('failed');
});

test('an old webhook gets 503 while Paypack is down, so that Paypack sends it again', async () => {
  const { send } = await report(hours(-48));
  const { status: answered, json } = await whilePaypackIsDown(environment, send);
  expect([answered, json]).toEqual([503, { error: expect.stringContaining('send it again') }]);
  expect(await status()).toBe('pending');
});
