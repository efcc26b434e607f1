import { describe, expect, test } from 'vitest';
import { signWebhook } from '#netlify/local/paypack-sandbox/webhook.ts';
import { call } from '#tests/support/call.ts';
import { newestMail } from '#tests/support/mails.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { paidEvent, postWebhook, signature as sign } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();

/** Returns all rows that a webhook could change. */
async function dump() {
  const tables = ['bookings', 'booking_lines', 'payments', 'outbox_mails', 'audit_entries', 'notifications'];
  const dumped: Record<string, { id: string }[]> = {};
  for (const table of tables) dumped[table] = await environment.sql(`select * from ${table} order by id`);
  return dumped;
}

const status = (reference: string) => call('GET', `/api/payments/status/${reference}`);
const retry = (reference: string, body: unknown = {}) =>
  call('POST', `/api/payments/${reference}/retry`, { body });

/** Approves or declines on the phone, and delivers Paypack’s webhook. */
async function decide(ref: string, decision: 'approve' | 'decline') {
  environment.paypack.decide(ref, decision);
  const webhook = environment.paypack.webhooks().at(-1);
  if (webhook === undefined) throw new Error('The sandbox sent no webhook.');
  return call('POST', '/api/payments/webhook', webhook);
}

describe('payment webhook', () => {
  test('the webhook answers HEAD with 200 and GET with 404', async () => {
    const head = await call('HEAD', '/api/payments/webhook');
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await call('GET', '/api/payments/webhook')).status).toBe(404);
  });

  test('an approved payment is successful after the webhook', async () => {
    const { transactionRef } = await booked();
    expect((await decide(transactionRef, 'approve')).status).toBe(200);
    expect((await status(transactionRef)).json).toMatchObject({ transaction: { status: 'successful' } });
  });

  test('the webhook accepts event_kind instead of kind', async () => {
    const { transactionRef, total } = await booked();
    const { kind, ...event } = paidEvent(transactionRef, total);
    expect((await postWebhook({ ...event, event_kind: kind })).status).toBe(200);
    expect((await status(transactionRef)).json).toMatchObject({ transaction: { status: 'successful' } });
  });

  test('a webhook with a forged, foreign or missing signature gets 401 and changes nothing', async () => {
    const { transactionRef, total } = await booked();
    const before = await dump();
    const body = JSON.stringify(paidEvent(transactionRef, total));
    const signature = sign('another secret', body);
    for (const headers of [{}, { 'x-paypack-signature': 'forged' }, { 'x-paypack-signature': signature }]) {
      const answer = await call('POST', '/api/payments/webhook', { body, headers });
      expect([answer.status, answer.json]).toEqual([401, { error: expect.any(String) }]);
    }
    expect(await dump()).toEqual(before);
  });

  test('a webhook signed for other bytes gets 401 and changes nothing', async () => {
    const { transactionRef, total } = await booked();
    const before = await dump();
    const { headers } = signWebhook({
      event_id: 'e',
      event_kind: 'transaction:processed',
      created_at: '',
      data: { ...paidEvent(transactionRef, total).data },
    });
    const body = ` ${JSON.stringify(paidEvent(transactionRef, total))}`;
    expect((await call('POST', '/api/payments/webhook', { body, headers })).status).toBe(401);
    expect(await dump()).toEqual(before);
  });

  test('a webhook for an unknown transaction gets 404 and changes nothing', async () => {
    await booked();
    const before = await dump();
    expect((await postWebhook(paidEvent('nobody-knows', 650_000))).status).toBe(404);
    expect(await dump()).toEqual(before);
  });

  test('a webhook with a wrong amount gets 422, changes no payment and notifies the studio once', async () => {
    const { transactionRef } = await booked();
    const { notifications: earlier, ...before } = await dump();
    for (const _ of [1, 2]) {
      expect((await postWebhook(paidEvent(transactionRef, 100))).status).toBe(422);
    }
    const { notifications, ...after } = await dump();
    expect(after).toEqual(before);
    const added = notifications?.filter(({ id }) => !earlier?.some((row) => row.id === id));
    expect(added).toMatchObject([{ kind: 'failure', text: expect.stringContaining('100 RWF') }]);
  });

  test.each([
    ['another kind of event', { kind: 'transaction:created' }],
    ['a payout', { data: { kind: 'CASHOUT' } }],
  ])('a webhook about %s gets 200 and changes nothing', async (_, change) => {
    const { transactionRef, total } = await booked();
    const before = await dump();
    const event = paidEvent(transactionRef, total);
    const data = { ...event.data, ...('data' in change ? change.data : {}) };
    expect((await postWebhook({ ...event, ...change, data })).status).toBe(200);
    expect(await dump()).toEqual(before);
  });

  test.each([
    [400, 'not json'],
    [422, '{}'],
    [422, '{"kind":"transaction:processed"}'],
    [
      422,
      '{"kind":"transaction:processed","data":{"ref":"r","kind":"CASHIN","amount":"1","status":"successful"}}',
    ],
  ])('a signed webhook with a malformed body gets %i (case %#)', async (expected, body) => {
    expect((await postWebhook(body)).status).toBe(expected);
  });

  test('a webhook gets 503 while the site has no webhook secret', async () => {
    const secret = process.env.PAYPACK_WEBHOOK_SECRET;
    delete process.env.PAYPACK_WEBHOOK_SECRET;
    try {
      expect((await postWebhook(paidEvent('any', 100))).status).toBe(503);
    } finally {
      process.env.PAYPACK_WEBHOOK_SECRET = secret;
    }
  });
});

describe('payment status', () => {
  test('a payment is found by either reference, with the phone number masked', async () => {
    const { reference, transactionRef } = await booked();
    for (const either of [reference, reference.toLowerCase(), transactionRef]) {
      const answer = await status(either);
      expect([answer.status, answer.json]).toEqual([
        200,
        {
          success: true,
          transaction: { status: 'pending', reference: transactionRef, amount: 650_000, requested: true },
          booking: {
            reference,
            kind: 'session',
            canRetry: false,
            needsDay: false,
            slot: { state: 'held', until: expect.any(String) },
          },
          phone: '078•••3456',
        },
      ]);
    }
  });

  test.each(['unknown', 'FTS-00000-00000', '%00', "' or 1=1 --"])(
    'the status of the unknown reference “%s” gets 404',
    async (reference) => {
      const answer = await status(encodeURIComponent(reference));
      expect([answer.status, answer.json]).toEqual([404, { success: false, error: expect.any(String) }]);
    },
  );
});

describe('payment retry', () => {
  test('a retry after a failure sends a second payment request for the same booking', async () => {
    const { id, reference, transactionRef } = await booked();
    await decide(transactionRef, 'decline');
    expect((await status(reference)).json).toMatchObject({
      transaction: { status: 'failed', reason: expect.any(String) },
      booking: { canRetry: true },
    });
    const again = await retry(transactionRef, { phone: '0733 000 111' });
    const [newest] = environment.paypack.transactions();
    expect([again.status, again.json]).toEqual([
      201,
      { payment: { status: 'pending', transactionRef: newest?.ref } },
    ]);
    expect(newest).toMatchObject({ client: '0733000111', amount: 650_000 });
    expect(await environment.sql('select booking_id, attempt from payments order by attempt')).toEqual([
      { booking_id: id, attempt: 1 },
      { booking_id: id, attempt: 2 },
    ]);
    await decide(newest?.ref ?? '', 'approve');
    expect((await status(reference)).json).toMatchObject({ transaction: { status: 'successful' } });
    expect(await environment.sql('select id from bookings')).toHaveLength(1);
  });

  test('the mail about a failure links to the retry, which reuses the phone number', async () => {
    const { reference, transactionRef } = await booked();
    await decide(transactionRef, 'decline');
    const mail = await newestMail(environment, 'aline@example.com');
    expect(mail?.text).toContain(`http://localhost/payment-success?ref=${reference}`);
    await retry(reference);
    expect(environment.paypack.transactions()[0]).toMatchObject({ client: '0788123456' });
  });

  test('three retries at once send one payment request; the others get 409', async () => {
    const { reference, transactionRef } = await booked();
    await decide(transactionRef, 'decline');
    const answers = await Promise.all([retry(reference), retry(reference), retry(reference)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
    expect(environment.paypack.transactions()).toHaveLength(2);
  });

  test('a retry is refused while a payment waits, after one succeeded, and after five attempts', async () => {
    const { reference, transactionRef } = await booked();
    expect((await retry(reference)).json).toEqual({
      error: expect.stringContaining('send another one after two minutes'),
    });
    await decide(transactionRef, 'approve');
    expect((await retry(reference)).json).toEqual({ error: expect.stringContaining('already paid') });
    const other = await booked();
    await decide(other.transactionRef, 'decline');
    for (let attempt = 2; attempt <= 5; attempt += 1) {
      expect((await retry(other.reference)).status).toBe(201);
      await decide(environment.paypack.transactions()[0]?.ref ?? '', 'decline');
    }
    expect((await status(other.reference)).json).toMatchObject({ booking: { canRetry: false } });
    const sixth = await retry(other.reference);
    expect([sixth.status, sixth.json]).toEqual([409, { error: expect.stringContaining('call us') }]);
  });

  test('a retry gets 404 for an unknown reference and 422 for a number that cannot pay', async () => {
    expect((await retry('unknown')).status).toBe(404);
    const { reference, transactionRef } = await booked();
    await decide(transactionRef, 'decline');
    for (const phone of ['12345', 5, 'x'.repeat(30)]) {
      const answer = await retry(reference, { phone });
      expect([answer.status, answer.json]).toMatchObject([422, { fields: { phone: expect.any(String) } }]);
    }
    expect(environment.paypack.transactions()).toHaveLength(1);
  });
});
