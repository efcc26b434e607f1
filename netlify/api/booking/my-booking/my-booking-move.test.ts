import { describe, expect, test } from 'vitest';
import { pollPayments } from '#netlify/core/payment/attempt/poll-payments.ts';
import { addDays, formatDate, todayInKigali } from '#src/lib/dates/dates.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { bookableDay, undated } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { bookedWithLink, mine, ownBooking } from '#tests/support/steps/booking-link.ts';
import { tokenIn } from '#tests/support/steps/booking-token.ts';
import { notificationsOf } from '#tests/support/steps/notifications.ts';
import { paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const today = todayInKigali(new Date());
const otherDay = addDays(bookableDay, 1);
const { bookedHere, inDays, bookingRow, moveTo, changesOf } = ownBooking(environment);
const confirm = () => environment.sql(`update bookings set status = 'confirmed', held_until = null`);

describe('moving a booking', () => {
  test('a move sends mails with calendar files and leaves a notification and an audit entry', async () => {
    const { token, id, reference } = await bookedHere();
    const { status, json } = await moveTo(token, otherDay);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      eventDate: otherDay,
      move: { reason: expect.stringContaining('moved this session once') },
    });
    expect(await changesOf('booking.moved')).toEqual([
      { before: { eventDate: bookableDay, moves: 0 }, after: { eventDate: otherDay, moves: 1 } },
    ]);
    const subject = `Your booking ${reference} is now on ${formatDate(otherDay)}`;
    const [mail, ...more] = await mailsTo(environment, 'aline@example.com', subject);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`instead of ${formatDate(bookableDay)}`);
    expect((await mine('GET', tokenIn(mail?.text ?? ''))).status).toBe(200);
    const [staff] = await mailsTo(environment, 'bookings@fts.example', 'Moved:');
    for (const calendar of [mail?.attachments[0]?.content, staff?.attachments[0]?.content]) {
      expect(calendar).toContain(`UID:${id}@`);
      expect(calendar).toContain('SEQUENCE:1');
      expect(calendar).toContain(`DTSTART;VALUE=DATE:${otherDay.replaceAll('-', '')}`);
    }
    const notes = await notificationsOf(environment, `dedupe_key like 'booking-moved%'`);
    expect(notes).toMatchObject([{ text: expect.stringContaining(formatDate(otherDay)) }]);
  });

  test('repeated moves to one day return 200 and move the booking once', async () => {
    const { token } = await bookedHere();
    const answers = await Promise.all([1, 2, 3].map(() => moveTo(token, otherDay)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await bookingRow()).toMatchObject({ moves: 1, revision: 1 });
    expect(await changesOf('booking.moved')).toHaveLength(1);
    expect(await mailsTo(environment, 'aline@example.com', 'Your booking')).toHaveLength(1);
  });

  test('one of two simultaneous moves to two days succeeds, and the other gets 409', async () => {
    const { token } = await bookedHere();
    const answers = await Promise.all([moveTo(token, otherDay), moveTo(token, addDays(otherDay, 1))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const moved = answers.find(({ status }) => status === 200)?.json as { eventDate: string };
    expect(await bookingRow()).toMatchObject({ event_date: expect.anything(), moves: 1 });
    expect((await mine('GET', token)).json).toMatchObject({ eventDate: moved.eventDate });
  });

  test('an undated booking gets its first day and can then be moved once', async () => {
    const { token } = await bookedWithLink(environment.mailbox, undated);
    expect((await mine('GET', token)).json).not.toHaveProperty('calendar');
    expect((await moveTo(token, bookableDay)).json).toMatchObject({ eventDate: bookableDay, move: {} });
    expect((await moveTo(token, otherDay)).status).toBe(200);
    expect((await moveTo(token, bookableDay)).status).toBe(409);
  });

  test.each([
    ['less than 72 hours before the session', 2, 'less than 72 hours'],
    ['after the day of the session', -1, 'on the day of your session, so this page can no longer move it'],
  ])('a move %s gets 409 with the phone number', async (_, days, sentence) => {
    const { token } = await bookedHere();
    await inDays(days);
    const { status, json } = await moveTo(token, otherDay);
    expect(status).toBe(409);
    expect(json).toEqual({ error: expect.stringContaining(sentence) });
    expect(json).toEqual({ error: expect.stringContaining('+250 700 000 001') });
    expect(await changesOf('booking.moved')).toEqual([]);
  });

  test.each([
    ['2026-02-30', 'exists'],
    ['tomorrow', 'exists'],
    [addDays(today, -1), 'has passed'],
    [addDays(today, 731), 'two years'],
    ['', 'choose a date'],
    [null, 'choose a date'],
    [20261201, 'choose a date'],
    [{ $gt: '' }, 'choose a date'],
  ])('a move to %j gets 422 at the date field', async (eventDate, sentence) => {
    const { token } = await bookedHere();
    const { status, json } = await mine('PUT', token, { body: { eventDate } });
    expect([status, json]).toMatchObject([422, { fields: { eventDate: expect.stringContaining(sentence) } }]);
    expect(await bookingRow()).toMatchObject({ moves: 0, revision: 0 });
  });
});

describe('cancelling a booking', () => {
  test('cancelling shows the refund, mails calendar cancellations and notifies the studio', async () => {
    const { token, id, reference, transactionRef, total } = await bookedHere();
    await postWebhook(paidEvent(transactionRef, total));
    await confirm();
    const { status, json } = await mine('DELETE', token, { query: '?refund=less-costs' });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      status: 'cancelled',
      cancel: { refund: 'less-costs', sentence: expect.stringContaining('5 to 10 business days') },
    });
    expect(await changesOf('booking.cancelled')).toEqual([
      {
        before: { status: 'confirmed' },
        after: { status: 'cancelled', refund: 'less-costs', paid: 400_000 },
      },
    ]);
    const [mail] = await mailsTo(environment, 'aline@example.com', `Your booking ${reference} is cancelled`);
    expect(mail?.text).toContain('minus what your session has already cost us');
    const [staff] = await mailsTo(environment, 'bookings@fts.example', 'Cancelled:');
    for (const calendar of [mail?.attachments[0]?.content, staff?.attachments[0]?.content]) {
      expect(calendar).toContain(`UID:${id}@`);
      for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1'])
        expect(calendar).toContain(line);
    }
    expect(await notificationsOf(environment, `kind = 'refund'`)).toMatchObject([
      { text: expect.stringContaining('Please refund the 400,000 RWF paid, minus') },
    ]);
  });

  test.each<[string, number, boolean, string]>([
    ['an unconfirmed booking 30 days ahead', 30, false, 'everything'],
    ['an unconfirmed booking after its day', -1, false, 'everything'],
    ['a confirmed booking within 72 hours of its day', 2, true, 'reduced'],
  ])('cancelling %s gives the refund shown', async (_, days, confirmed, refund) => {
    const { token, transactionRef, total } = await bookedHere();
    await postWebhook(paidEvent(transactionRef, total));
    if (confirmed) await confirm();
    await inDays(days);
    expect((await mine('GET', token)).json).toMatchObject({ cancel: { refund } });
    expect((await mine('DELETE', token)).json).toMatchObject({ status: 'cancelled', cancel: { refund } });
  });

  test('cancelling for a refund other than the one shown gets 409 and cancels nothing', async () => {
    const { token, transactionRef, total } = await bookedHere();
    await postWebhook(paidEvent(transactionRef, total));
    const { status, json } = await mine('DELETE', token, { query: '?refund=nothing-paid' });
    expect([status, json]).toEqual([
      409,
      { error: expect.stringContaining('we have not cancelled anything yet') },
    ]);
    expect(await bookingRow()).toMatchObject({ status: 'pending', refund: null });
  });

  test('three simultaneous cancellations return 200, cancel once and send one mail', async () => {
    const { token } = await bookedHere();
    const answers = await Promise.all([1, 2, 3].map(() => mine('DELETE', token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await changesOf('booking.cancelled')).toHaveLength(1);
    expect(await mailsTo(environment, 'aline@example.com', 'Your booking')).toHaveLength(1);
    expect((await moveTo(token, otherDay)).status).toBe(409);
  });

  test('cancelling a confirmed session after 08:00 on its day gets 409 with the phone number', async () => {
    const { token } = await bookedHere();
    await confirm();
    await inDays(-1);
    const error = expect.stringMatching(
      /^It is past (08|11):00 on the day of your session, so this page can no longer cancel it\. Please call us on \+250 700 000 001 \(Mon–Fri 09:00–18:00\) or write on WhatsApp\.$/,
    );
    expect((await mine('GET', token)).json).toMatchObject({ cancel: { reason: error } });
    const { status, json } = await mine('DELETE', token);
    expect([status, json]).toEqual([409, { error }]);
  });

  test('cancelling ends a payment that was not requested yet', async () => {
    environment.paypack.goDown(true);
    const { token } = await bookedHere();
    await mine('DELETE', token);
    environment.paypack.goDown(false);
    await environment.sql('update payments set due_at = now()');
    await pollPayments();
    expect(environment.paypack.transactions()).toEqual([]);
    expect(await environment.sql('select status, failure from payments')).toEqual([
      { status: 'failed', failure: 'cancelled' },
    ]);
    expect(await mailsTo(environment, 'aline@example.com', 'Your payment')).toEqual([]);
  });

  test('a payment after cancelling is refunded in full, and the studio is notified', async () => {
    const { token, transactionRef, total } = await bookedHere();
    await mine('DELETE', token);
    await postWebhook(paidEvent(transactionRef, total));
    expect(await notificationsOf(environment, `kind = 'refund'`)).toMatchObject([
      { text: expect.stringMatching(/after it was cancelled.+refund all of it: 400,000 RWF\.$/) },
    ]);
    expect(await mailsTo(environment, 'aline@example.com', 'We are refunding 400,000 RWF')).toHaveLength(1);
    expect(await mailsTo(environment, 'aline@example.com', 'Payment received')).toEqual([]);
    expect((await mine('GET', token)).json).toMatchObject({ cancel: { refund: 'everything' } });
  });
});
