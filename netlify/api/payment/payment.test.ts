import { describe, expect, test } from 'vitest';
import { signWebhook } from '#netlify/local/paypack-sandbox/webhook.ts';
import { call } from '#tests/support/call.ts';
import { newestMail } from '#tests/support/mails.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { paidEvent, postWebhook, signature as sign } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();

/** Everything that is stored, to show that nothing changed. */
async function dump() {
  const tables = ['bookings', 'booking_lines', 'payments', 'outbox_mails', 'audit_entries', 'notifications'];
  const dumped: Record<string, { id: string }[]> = {};
  for (const table of tables) dumped[table] = await environment.sql(`select * from ${table} order by id`);
  return dumped;
}

const status = (reference: string) => call('GET', `/api/payments/status/${reference}`);
const retry = (reference: string, body: unknown = {}) =>
  call('POST', `/api/payments/${reference}/retry`, { body });

/** Lets the person with the phone answer, and Paypack tell the site. */
async function decide(ref: string, decision: 'approve' | 'decline') {
  environment.paypack.decide(ref, decision);
  const webhook = environment.paypack.webhooks().at(-1);
  if (webhook === undefined) throw new Error('The sandbox sent no webhook.');
  return call('POST', '/api/payments/webhook', webhook);
}

describe('the webhook', () => {
  test('answers HEAD, and nothing else without a body', async () => {
    const head = await call('HEAD', '/api/payments/webhook');
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await call('GET', '/api/payments/webhook')).status).toBe(404);
  });

  test('settles what the phone approved', async () => {
    const { transactionRef } = await booked();
    expect((await decide(transactionRef, 'approve')).status).toBe(200);
    expect((await status(transactionRef)).json).toMatchObject({ transaction: { status: 'successful' } });
  });

  test('takes event_kind for kind', async () => {
    const { transactionRef, total } = await booked();
    const { kind, ...event } = paidEvent(transactionRef, total);
    expect((await postWebhook({ ...event, event_kind: kind })).status).toBe(200);
    expect((await status(transactionRef)).json).toMatchObject({ transaction: { status: 'successful' } });
  });

  test('with a forged, foreign or missing signature changes nothing', async () => {
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

  test('with a signature of other bytes changes nothing', async () => {
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

  test('about an unknown transaction changes nothing', async () => {
    await booked();
    const before = await dump();
    expect((await postWebhook(paidEvent('nobody-knows', 650_000))).status).toBe(404);
    expect(await dump()).toEqual(before);
  });

  test('with a wrong amount changes no payment and tells the studio once', async () => {
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
    ['another event', { kind: 'transaction:created' }],
    ['a payout', { data: { kind: 'CASHOUT' } }],
  ])('about %s is ignored', async (_, change) => {
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
  ])('that is signed but not a report is answered %i', async (expected, body) => {
    expect((await postWebhook(body)).status).toBe(expected);
  });

  test('cannot be checked without a secret, and says so', async () => {
    const secret = process.env.PAYPACK_WEBHOOK_SECRET;
    delete process.env.PAYPACK_WEBHOOK_SECRET;
    try {
      expect((await postWebhook(paidEvent('any', 100))).status).toBe(503);
    } finally {
      process.env.PAYPACK_WEBHOOK_SECRET = secret;
    }
  });
});

describe('the status', () => {
  test('is found by either reference, with the phone masked', async () => {
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

  test.each(['unknown', 'FTS-00000-00000', '%00', "' or 1=1 --"])('of %s is not known', async (reference) => {
    const answer = await status(encodeURIComponent(reference));
    expect([answer.status, answer.json]).toEqual([404, { success: false, error: expect.any(String) }]);
  });
});

describe('trying again', () => {
  test('after a failure asks for the next payment of the same booking', async () => {
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

  test('tells the visitor by mail how, and keeps the phone when none is given', async () => {
    const { reference, transactionRef } = await booked();
    await decide(transactionRef, 'decline');
    const mail = await newestMail(environment, 'aline@example.com');
    expect(mail?.text).toContain(`http://localhost/payment-success?ref=${reference}`);
    await retry(reference);
    expect(environment.paypack.transactions()[0]).toMatchObject({ client: '0788123456' });
  });

  test('twice at once makes one payment', async () => {
    const { reference, transactionRef } = await booked();
    await decide(transactionRef, 'decline');
    const answers = await Promise.all([retry(reference), retry(reference), retry(reference)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
    expect(environment.paypack.transactions()).toHaveLength(2);
  });

  test('is refused while a payment waits, once one succeeded, and after five', async () => {
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

  test('needs a known reference and a number that can pay', async () => {
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
