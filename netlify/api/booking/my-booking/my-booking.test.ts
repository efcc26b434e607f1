import { describe, expect, test } from 'vitest';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { addDays } from '#src/lib/dates/dates.ts';
import { call } from '#tests/support/call.ts';
import { inTheMomentOf } from '#tests/support/locks.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { book, bookableDay, bookingRequest } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { mine, ownBooking } from '#tests/support/steps/booking-link.ts';
import { tokenIn } from '#tests/support/steps/booking-token.ts';
import { moneyArriving } from '#tests/support/steps/money-arriving.ts';
import { paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();

const otherDay = addDays(bookableDay, 1);

const { bookedHere, inDays, bookingRow, moveTo } = ownBooking(environment);

describe('the key for a new booking', () => {
  const keyFor = (sent: string) =>
    call('POST', '/api/bookings/mine/key', { headers: { 'idempotency-key': sent } });

  test('the submission key returns a key to the booking for a day, and 404 afterwards', async () => {
    const sent = crypto.randomUUID();
    await book(bookingRequest(), sent);
    const { status, json } = await keyFor(sent);
    expect(status).toBe(201);
    const opened = await mine('GET', (json as { key: string }).key);
    expect(opened.json).toMatchObject({ status: 'pending', skus: expect.any(Array) });
    expect((await keyFor(crypto.randomUUID())).status).toBe(404);
    expect((await keyFor('')).status).toBe(400);
    await environment.sql(`update bookings set created_at = created_at - interval '25 hours'`);
    expect((await keyFor(sent)).status).toBe(404);
  });

  test('guessing submission keys gets 429', async () => {
    const tries = Array.from({ length: 31 }, () => keyFor(crypto.randomUUID()));
    expect((await Promise.all(tries)).map(({ status }) => status)).toContain(429);
  });
});

describe('the link in the mail', () => {
  test('the link opens the booking, and only the hash of its token is stored', async () => {
    const { token, reference } = await bookedHere();
    const { status, json, headers } = await mine('GET', token);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(json).toMatchObject({
      reference,
      status: 'pending',
      eventDate: bookableDay,
      location: 'Kigali Heights',
      order: { total: { amount: '400,000 RWF' } },
      payment: { status: 'pending', paid: 0 },
      move: {},
      cancel: { refund: 'nothing-paid' },
      calendar: { filename: `${reference}.ics` },
    });
    expect(JSON.stringify(await environment.sql('select * from booking_keys'))).not.toContain(token);
  });

  test.each([
    ['fr', 'Photo de portrait, 2 heures', 'Total', /^400\s000\sRWF$/, 'de TVA'],
    ['rw', 'Gufotora umuntu', 'Igiteranyo', /^400,000\sRWF$/, 'kirimo TVA'],
    ['en', 'Portrait photography', 'Total', /^400,000 RWF$/, 'VAT (18%)'],
  ])('a page in %s gets the order in its language', async (page, label, total, amount, vat) => {
    const { token } = await bookedHere();
    const shown = {
      language: 'en',
      order: {
        lines: [{ label: expect.stringContaining(label) }, {}],
        total: { label: total, amount: expect.stringMatching(amount) },
        note: expect.stringContaining(vat),
      },
    };
    expect((await mine('GET', token, { page })).json).toMatchObject(shown);
    const body = { eventDate: otherDay };
    expect((await mine('PUT', token, { page, body })).json).toMatchObject(shown);
  });

  test.each(['de', 'fr-RW,fr;q=0.9'])(
    'a request with the languages %s gets the order in that of the booking',
    async (page) => {
      const { token } = await bookedHere();
      await environment.sql(`update bookings set language = 'fr'`);
      const { order } = (await mine('GET', token, { page })).json as MyBooking;
      expect(order).toEqual(((await mine('GET', token)).json as MyBooking).order);
      expect(order.lines[0]?.label).toContain('Photo de portrait');
    },
  );

  test('every later mail has its own link, and each link opens the booking', async () => {
    const { token, transactionRef, total } = await bookedHere();
    await postWebhook(paidEvent(transactionRef, total));
    const [paid] = await mailsTo(environment, 'aline@example.com', 'Payment received');
    const later = tokenIn(paid?.text ?? '');
    expect(later).not.toBe(token);
    for (const good of [token, later]) {
      expect((await mine('GET', good)).json).toMatchObject({
        payment: { status: 'successful', paid: 400_000 },
      });
    }
  });

  test('a read during an arriving payment shows either paid or due, never a mixture', async () => {
    const { token } = await bookedHere();
    const [{ json } = { json: {} }] = await inTheMomentOf(environment, moneyArriving, () => [
      mine('GET', token),
    ]);
    const { slot, payment } = json as MyBooking;
    const { status, paid, due } = payment;
    expect([
      { status: 'pending', paid: 0, due: 400_000, held: true },
      { status: 'successful', paid: 400_000, due: 0, held: false },
    ]).toContainEqual({ status, paid, due, held: slot?.state === 'held' });
  });

  test('a link works until 30 days after the session, and then gets 404', async () => {
    const { token } = await bookedHere();
    await environment.sql(`update booking_keys set created_at = now() - interval '40 days'`);
    await inDays(-30);
    expect((await mine('GET', token)).status).toBe(200);
    await inDays(-31);
    for (const answer of [
      await mine('GET', token),
      await moveTo(token, otherDay),
      await mine('DELETE', token),
    ]) {
      expect([answer.status, answer.json]).toEqual([404, { error: expect.stringContaining('has expired') }]);
    }
    expect(await bookingRow()).toMatchObject({ status: 'pending' });
  });

  test('a missing or made-up token, or a token sent as a bearer, gets 404', async () => {
    const { token } = await bookedHere();
    const made = ['', 'A'.repeat(22), 'A'.repeat(500), '"><script>'].map((one) => `Booking ${one}`);
    for (const authorization of ['', ...made, `Bearer ${token}`]) {
      const { status, json } = await call('GET', '/api/bookings/mine', { headers: { authorization } });
      const refusal = { error: expect.stringContaining('newest message') };
      expect([status, json], authorization).toEqual([404, refusal]);
    }
    expect((await call('GET', '/api/bookings/mine')).status).toBe(404);
  });

  test('the 31st link tried from one IP address in an hour gets 429, even if it is right', async () => {
    const { token } = await bookedHere();
    for (let ask = 0; ask < 30; ask += 1) {
      expect((await mine('GET', 'A'.repeat(22), { address: '192.0.2.7' })).status).toBe(404);
    }
    const { status, headers } = await mine('GET', token, { address: '192.0.2.7' });
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await mine('GET', token, { address: '192.0.2.8' })).status).toBe(200);
  });
});
