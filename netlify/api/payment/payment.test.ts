import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Answer, call } from '#tests/support/call.ts';
import { newestMail } from '#tests/support/mails.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { payAgain, paymentStatus, statusAndFields } from '#tests/support/steps/payments.ts';
import { paidEvent, postWebhook, signature } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
afterEach(() => vi.unstubAllEnvs());

async function dump() {
  const tables = ['bookings', 'booking_lines', 'payments', 'outbox', 'audit_entries', 'notifications'];
  const dumped: Record<string, { id: string }[]> = {};
  for (const table of tables) dumped[table] = await environment.sql(`select * from ${table} order by id`);
  return dumped;
}

/** Approves or declines a request on the phone, and delivers Paypack’s webhook. */
async function decide(ref: string, decision: 'approve' | 'decline') {
  environment.paypack.decide(ref, decision);
  const webhook = environment.paypack.webhooks().at(-1);
  if (webhook === undefined) throw new Error('The sandbox sent no webhook.');
  return call('POST', '/api/payments/webhook', webhook);
}

describe('payment webhook', () => {
  type Report = ReturnType<typeof paidEvent>;

  const post = (body: string, headers: Record<string, string>) =>
    call('POST', '/api/payments/webhook', { body, headers });
  const postSigned = (event: Report, secret: string, body = JSON.stringify(event)) =>
    post(body, { 'x-paypack-signature': signature(secret, JSON.stringify(event)) });
  const about = (event: Report, data: object) => ({ ...event, data: { ...event.data, ...data } });

  test('the webhook answers HEAD with 200 and GET with 404', async () => {
    const head = await call('HEAD', '/api/payments/webhook');
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await call('GET', '/api/payments/webhook')).status).toBe(404);
  });

  test('an approved payment is successful after the webhook', async () => {
    const { transactionRef } = await booked();
    expect((await decide(transactionRef, 'approve')).status).toBe(200);
    expect((await paymentStatus(transactionRef)).json).toMatchObject({
      transaction: { status: 'successful' },
    });
  });

  test('the webhook accepts event_kind instead of kind', async () => {
    const { transactionRef, total } = await booked();
    const { kind, ...event } = paidEvent(transactionRef, total);
    expect((await postWebhook({ ...event, event_kind: kind })).status).toBe(200);
    expect((await paymentStatus(transactionRef)).json).toMatchObject({
      transaction: { status: 'successful' },
    });
  });

  test.each<[name: string, status: number, send: (event: Report) => Promise<Answer>]>([
    ['without a signature', 401, (event) => post(JSON.stringify(event), {})],
    [
      'with a forged signature',
      401,
      (event) => post(JSON.stringify(event), { 'x-paypack-signature': 'forged' }),
    ],
    ['signed with another secret', 401, (event) => postSigned(event, 'another secret')],
    [
      'signed for other bytes',
      401,
      (event) => postSigned(event, process.env.PAYPACK_WEBHOOK_SECRET ?? '', ` ${JSON.stringify(event)}`),
    ],
    ['about an unknown transaction', 404, (event) => postWebhook(about(event, { ref: 'nobody-knows' }))],
    ['that is not JSON', 400, () => postWebhook('not json')],
    ['without an event', 422, () => postWebhook('{}')],
    ['without a transaction', 422, ({ kind }) => postWebhook({ kind })],
    ['with text as amount', 422, (event) => postWebhook(about(event, { amount: '400000' }))],
  ])('a webhook %s gets %i and changes nothing', async (_, status, send) => {
    const { transactionRef, total } = await booked();
    const before = await dump();
    const answer = await send(paidEvent(transactionRef, total));
    expect([answer.status, answer.json]).toMatchObject([status, { error: expect.any(String) }]);
    expect(await dump()).toEqual(before);
  });

  test.each<[name: string, change: (event: Report) => object]>([
    ['another event', (event) => ({ ...event, kind: 'transaction:created' })],
    ['a payout', (event) => about(event, { kind: 'CASHOUT' })],
  ])('a webhook about %s gets 200 and changes nothing', async (_, change) => {
    const { transactionRef, total } = await booked();
    const before = await dump();
    expect((await postWebhook(change(paidEvent(transactionRef, total)))).status).toBe(200);
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
    expect(added).toMatchObject([{ kind: 'failure', key: 'wrongAmount', values: { reported: 100 } }]);
  });

  test('a webhook gets 503 while the site has no webhook secret', async () => {
    vi.stubEnv('PAYPACK_WEBHOOK_SECRET', undefined);
    expect((await postWebhook(paidEvent('any', 100))).status).toBe(503);
  });
});

describe('payment status', () => {
  test('a payment is found by either reference, with the phone number masked', async () => {
    const { reference, transactionRef } = await booked();
    for (const either of [reference, reference.toLowerCase(), transactionRef]) {
      const answer = await paymentStatus(either);
      expect([answer.status, answer.json]).toEqual([
        200,
        {
          success: true,
          transaction: { status: 'pending', reference: transactionRef, amount: 400_000, requested: true },
          booking: {
            reference,
            kind: 'session',
            canRetry: false,
            next: 0,
            needsDay: false,
            needsHour: true,
            answersBy: 'email',
            slot: { state: 'held', until: expect.any(String) },
          },
          phone: '078•••3456',
        },
      ]);
    }
  });

  test.each(['unknown', 'FTS-00000-00000', '%00', "' or 1=1 --"])(
    'a request for the status of the unknown reference “%s” gets 404',
    async (reference) => {
      const answer = await paymentStatus(reference);
      expect([answer.status, answer.json]).toEqual([404, { success: false, error: expect.any(String) }]);
    },
  );
});

describe('payment retry', () => {
  test('a retry after a failure sends a second payment request for the same booking', async () => {
    const { id, reference, transactionRef } = await booked();
    await decide(transactionRef, 'decline');
    expect((await paymentStatus(reference)).json).toMatchObject({
      transaction: { status: 'failed', reason: expect.any(String) },
      booking: { canRetry: true },
    });
    const again = await payAgain(transactionRef, { phone: '0733 000 111' });
    const [newest] = environment.paypack.transactions();
    expect([again.status, again.json]).toEqual([
      201,
      { payment: { status: 'pending', transactionRef: newest?.ref } },
    ]);
    expect(newest).toMatchObject({ client: '0733000111', amount: 400_000 });
    expect(await environment.sql('select booking_id, attempt from payments order by attempt')).toEqual([
      { booking_id: id, attempt: 1 },
      { booking_id: id, attempt: 2 },
    ]);
    await decide(newest?.ref ?? '', 'approve');
    expect((await paymentStatus(reference)).json).toMatchObject({ transaction: { status: 'successful' } });
    expect(await environment.sql('select id from bookings')).toHaveLength(1);
  });

  test('the mail about a failure links to the retry, which reuses the phone number', async () => {
    const { reference, transactionRef } = await booked();
    await decide(transactionRef, 'decline');
    const mail = await newestMail(environment, 'aline@example.com');
    expect(mail?.text).toContain(`http://localhost/payment-success?ref=${reference}`);
    await payAgain(reference);
    expect(environment.paypack.transactions()[0]).toMatchObject({ client: '0788123456' });
  });

  test('three retries at once send one payment request; the others get 409', async () => {
    const { reference, transactionRef } = await booked();
    await decide(transactionRef, 'decline');
    const answers = await Promise.all([payAgain(reference), payAgain(reference), payAgain(reference)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
    expect(environment.paypack.transactions()).toHaveLength(2);
  });

  /** Declines the first request and four further ones. */
  async function declineFiveTimes({ reference, transactionRef }: Awaited<ReturnType<typeof booked>>) {
    await decide(transactionRef, 'decline');
    for (let attempt = 2; attempt <= 5; attempt += 1) {
      expect((await payAgain(reference)).status).toBe(201);
      await decide(environment.paypack.transactions()[0]?.ref ?? '', 'decline');
    }
  }

  test.each<[when: string, prepare: (of: Awaited<ReturnType<typeof booked>>) => unknown, words: string]>([
    ['while the last request waits', () => undefined, 'send another one after two minutes'],
    ['once the booking is paid', ({ transactionRef }) => decide(transactionRef, 'approve'), 'already paid'],
    ['after five attempts', declineFiveTimes, 'call us'],
  ])('a retry %s gets 409 and sends no request', async (_, prepare, words) => {
    const booking = await booked();
    await prepare(booking);
    const sent = environment.paypack.transactions().length;
    const refused = await payAgain(booking.reference);
    expect([refused.status, refused.json]).toEqual([409, { error: expect.stringContaining(words) }]);
    expect((await paymentStatus(booking.reference)).json).toMatchObject({ booking: { canRetry: false } });
    expect(environment.paypack.transactions()).toHaveLength(sent);
  });

  test.each(['12345', 5, 'x'.repeat(30)])('a retry with the phone number %j gets 422', async (phone) => {
    const { reference, transactionRef } = await booked();
    await decide(transactionRef, 'decline');
    expect(statusAndFields(await payAgain(reference, { phone }))).toEqual([422, 'phone']);
    expect(environment.paypack.transactions()).toHaveLength(1);
  });

  test('a retry of an unknown reference gets 404', async () => {
    expect((await payAgain('unknown')).status).toBe(404);
  });
});
