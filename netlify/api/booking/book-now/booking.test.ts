import { describe, expect, test } from 'vitest';
import { call } from '#tests/support/call.ts';
import { countRows } from '#tests/support/count-rows.ts';
import { book, bookableDay, bookingRequest, undated } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { notificationsOf } from '#tests/support/steps/notifications.ts';

const environment = setUpEnvironment();

describe('a valid booking', () => {
  test('a booking is stored with lines and payment, and the phone gets a payment request', async () => {
    const { status, json, headers } = await book();
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');
    const [transaction] = environment.paypack.transactions();
    expect(json).toEqual({
      booking: {
        id: expect.any(String),
        reference: expect.stringMatching(/^FTS-[0-9A-Z]{5}-[0-9A-Z]{5}$/),
        status: 'pending',
        total: 400_000,
        slot: { state: 'held', until: expect.any(String) },
        answersBy: 'email',
      },
      payment: { status: 'pending', transactionRef: transaction?.ref },
    });
    expect(transaction).toMatchObject({ amount: 400_000, client: '0788123456', mode: 'development' });
    const lines = await environment.sql('select * from booking_lines order by position');
    expect(lines).toMatchObject([
      { label: 'Portrait photography, 2 hours, Basic', quantity: 1, amount: '150000' },
      { label: 'Event photography, 2 hours, Standard', quantity: 1, amount: '250000' },
    ]);
    expect(await notificationsOf(environment)).toMatchObject([{ kind: 'booking' }]);
    expect(await environment.sql('select actor, action from audit_entries')).toEqual([
      { actor: 'visitor', action: 'booking.created' },
    ]);
  });

  test('a booking mails the client a confirmation with a calendar file, and the studio a notice', async () => {
    const { json } = await book();
    const { reference } = (json as { booking: { reference: string } }).booking;
    const mails = await environment.mailbox.messages();
    expect(mails.map(({ to }) => to).sort()).toEqual(['aline@example.com', 'bookings@fts.example']);
    const mail = mails.find(({ to }) => to === 'aline@example.com');
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain(reference);
      expect(form).toContain('400,000 RWF');
      expect(form).toContain('Event photography, 2 hours, Standard');
      expect(form).toContain('with your mobile money PIN');
    }
    const [calendar] = mail?.attachments ?? [];
    expect(calendar).toMatchObject({ filename: `${reference}.ics`, contentType: 'text/calendar' });
    expect(calendar?.content).toContain(`DTSTART;VALUE=DATE:${bookableDay.replaceAll('-', '')}`);
  });

  test('a booking without a date is accepted and has no calendar file', async () => {
    const { status } = await book(bookingRequest(undated));
    expect(status).toBe(201);
    expect((await environment.mailbox.messages()).flatMap((mail) => mail.attachments)).toEqual([]);
  });

  test('markup in a booking is escaped in its mails', async () => {
    await book(bookingRequest({ name: '<img src=x onerror=alert(1)>' }));
    const html = (await environment.mailbox.messages()).map((mail) => mail.html).join();
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toContain('<img');
  });

  test('line breaks in a location cannot add lines to the calendar file', async () => {
    await book(bookingRequest({ location: 'Hall 2\rATTACH:https://evil.example\r\nEND:VCALENDAR' }));
    const files = (await environment.mailbox.messages()).flatMap((mail) => mail.attachments);
    expect(files).toHaveLength(2);
    for (const { content } of files) {
      const lines = content.split(/\r\n|\r|\n/);
      expect(lines).toContain('LOCATION:Hall 2 ATTACH:https://evil.example END:VCALENDAR');
      expect(lines.filter((line) => line.startsWith('ATTACH'))).toEqual([]);
    }
  });

  test('a NUL character in a message is removed', async () => {
    expect((await book(bookingRequest({ message: 'a\u0000b' }))).status).toBe(201);
    expect(await environment.sql('select message from bookings')).toEqual([{ message: 'ab' }]);
  });
});

describe('a booking with an open price', () => {
  test('an open price makes a request: no payment, and a mail that names the range', async () => {
    const items = [
      { sku: 'frames/wood-frame-board/basic', quantity: 2 },
      { sku: 'sessions/photography/2h/basic', quantity: 1 },
    ];
    const { status, json } = await book(bookingRequest({ items, totalAmount: 180_000 }));
    expect([status, json]).toMatchObject([201, { booking: { total: 180_000 } }]);
    expect(json).toHaveProperty('payment', { status: 'none' });
    expect(await countRows(environment, 'payments')).toBe(0);
    expect(environment.paypack.transactions()).toEqual([]);
    const mail = (await environment.mailbox.messages()).find(({ to }) => to === 'aline@example.com');
    expect(mail?.text).toContain(
      '- 2 × Wood frame board, Basic; to confirm: the price (15,000–60,000 RWF each): from 30,000 RWF',
    );
    expect(mail?.text).toContain('Total: from 180,000 RWF');
    expect(mail?.text).toContain('We’ll confirm the price with you first');
    const { reference } = (json as { booking: { reference: string } }).booking;
    expect((await call('GET', `/api/payments/status/${reference}`)).status).toBe(404);
    expect((await call('POST', `/api/payments/${reference}/retry`, { body: {} })).status).toBe(409);
  });
});

describe('the idempotency key', () => {
  test('a body with its fields in another order counts as the same body', async () => {
    const first = await book(bookingRequest(), 'the-same-key');
    const turned = Object.fromEntries(Object.entries(bookingRequest()).reverse());
    expect((await book(turned, 'the-same-key')).text).toBe(first.text);
  });

  test('a retry from a page in another language gets the first response', async () => {
    const first = await book(bookingRequest({ language: 'fr' }), 'the-same-key');
    expect((await book(bookingRequest({ language: 'rw' }), 'the-same-key')).text).toBe(first.text);
    expect(await countRows(environment, 'bookings')).toBe(1);
  });

  test('ten simultaneous requests with one key create one booking and one payment request', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => book(bookingRequest(), 'the-same-key')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.json).toMatchObject({ payment: { transactionRef: expect.any(String) } });
    expect(await countRows(environment, 'bookings')).toBe(1);
    expect(environment.paypack.transactions()).toHaveLength(1);
    expect(await environment.mailbox.messages()).toHaveLength(2);
  });

  test('a repeated request gets the first response after its payment and hold have changed', async () => {
    const first = await book(bookingRequest(), 'the-same-key');
    await environment.sql(`update payments set status = 'successful'`);
    await environment.sql(`update bookings set held_until = now() - interval '1 minute'`);
    expect((await book(bookingRequest(), 'the-same-key')).text).toBe(first.text);
  });

  test('when the server crashes after the commit, a retry gets the same response, charged once', async () => {
    const first = await book(bookingRequest(), 'the-same-key');
    await environment.sql('update submissions set answer = null');
    await environment.sql('update payments set transaction_ref = null, due_at = now()');
    expect((await book(bookingRequest(), 'the-same-key')).text).toBe(first.text);
    expect(environment.paypack.transactions()).toHaveLength(1);
  });

  test.each([[undefined], ['short'], ['x'.repeat(65)], ['with spaces in it']])(
    'a missing or malformed key gets 400 (case %#)',
    async (key) => {
      const headers = key === undefined ? {} : { 'idempotency-key': key };
      const { status, json } = await call('POST', '/api/bookings', { body: bookingRequest(), headers });
      expect(status).toBe(400);
      expect(json).toEqual({ error: expect.stringContaining('Idempotency-Key') });
    },
  );
});
