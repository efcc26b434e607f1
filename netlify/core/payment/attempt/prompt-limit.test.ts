import { describe, expect, test } from 'vitest';
import { eraseDue } from '#netlify/core/retention/erase-due.ts';
import { makeUser } from '#tests/support/account.ts';
import { book, booked, bookingRequest, undated } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import {
  payAgain,
  paymentStatus,
  pollAllPayments,
  whilePaypackIsDown,
} from '#tests/support/steps/payments.ts';
import { paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';
import { promptsPerDay } from './prompt-limit.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

const other = '0728123457';
const limited = expect.stringContaining('6 payment requests in 24 hours');
const refused = expect.stringContaining('asked us not to send it payment requests');

let visitors = 0;
async function bookFor(phone: string) {
  visitors += 1;
  const request = bookingRequest({ phone, ...undated, email: `visitor-${visitors}@example.com` });
  const answer = await book(request, crypto.randomUUID(), `203.0.113.${visitors % 250}`);
  return answer.json as {
    booking: { id: string; reference: string };
    payment: { status: string; transactionRef?: string };
  };
}

async function bookMany(phone: string, count: number) {
  return Promise.all(Array.from({ length: count }, () => bookFor(phone)));
}

const promptsOn = (phone: string) =>
  environment.paypack.transactions().filter(({ client }) => client === phone).length;

const block = () =>
  admin.call('POST', '/api/blocked-numbers', { phone: '+250 788 123 456', reason: 'Its owner called.' });

describe('phone at its daily request limit', () => {
  test('a phone at its limit gets no more requests, however written; all bookings are kept', async () => {
    const written = ['0788123456', '+250 788 123 456', '250788123456', '0788-123-456'];
    const all = await Promise.all(
      Array.from({ length: promptsPerDay + 4 }, (_, turn) => bookFor(written[turn % 4] ?? '')),
    );
    expect(promptsOn('0788123456')).toBe(promptsPerDay);
    expect(all.filter(({ payment }) => payment.status === 'pending')).toHaveLength(promptsPerDay);
    const turnedAway = all.filter(({ payment }) => payment.status === 'failed');
    expect(turnedAway).toHaveLength(4);
    for (const { booking } of turnedAway)
      expect((await paymentStatus(booking.reference)).json).toMatchObject({
        transaction: { status: 'failed', reason: limited },
        booking: { canRetry: true },
      });
  });

  test('a retry for a phone at its limit gets 429; another number gets 201', async () => {
    await bookMany('0788123456', promptsPerDay);
    const { booking } = await bookFor('0788123456');
    const again = await payAgain(booking.reference);
    expect([again.status, again.json]).toMatchObject([429, { error: limited, fields: { phone: limited } }]);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
    expect((await payAgain(booking.reference, { phone: other })).status).toBe(201);
    expect([promptsOn('0788123456'), promptsOn(other)]).toEqual([promptsPerDay, 1]);
  });

  test('staff may exceed the limit, also while Paypack is down, and their requests count', async () => {
    await bookMany('0788123456', promptsPerDay);
    const { booking } = await bookFor('0788123456');
    const asked = await whilePaypackIsDown(environment, () =>
      admin.call('POST', `/api/bookings/${booking.id}/prompt`, {}),
    );
    expect(asked.status).toBe(201);
    await pollAllPayments(environment);
    expect(promptsOn('0788123456')).toBe(promptsPerDay + 1);
    await environment.sql(
      `update payments set prompted_at = prompted_at - interval '24 hours'
       where id = (select id from payments where prompted_at is not null and not by_staff limit 1)`,
    );
    expect((await bookFor('0788123456')).payment.status).toBe('failed');
  });

  test('deleting the account keeps the limit for a day, then the phone’s digest is erased', async () => {
    const owner = await makeUser('eve@example.com');
    for (let time = 0; time < promptsPerDay; time += 1) {
      const { transactionRef, total } = await booked({ email: 'eve@example.com', ...undated });
      await postWebhook(paidEvent(transactionRef, total, 'failed'));
    }
    await environment.sql(`update bookings set status = 'cancelled', cancelled_at = now()`);
    expect((await owner.call('DELETE', '/api/auth/me')).status).toBe(200);
    expect(JSON.stringify(await environment.sql('select * from payments'))).not.toContain('788123456');
    expect((await bookFor('0788123456')).payment.status).toBe('failed');
    expect(promptsOn('0788123456')).toBe(promptsPerDay);
    await eraseDue(new Date(Date.now() + 86_400_000));
    expect(await environment.sql('select from payments where phone_digest is not null')).toEqual([]);
  });

  test('a phone at its limit gets a request again a day later', async () => {
    await bookMany('0788123456', promptsPerDay);
    const { booking } = await bookFor('0788123456');
    await environment.sql(
      `update payments set prompted_at = prompted_at - interval '24 hours'
       where id = (select id from payments where prompted_at is not null limit 1)`,
    );
    expect((await payAgain(booking.reference)).status).toBe(201);
    expect(promptsOn('0788123456')).toBe(promptsPerDay + 1);
  });
});

test('resent requests and refused requests do not count towards the limit', async () => {
  await whilePaypackIsDown(environment, () => bookMany('0788123456', promptsPerDay));
  await pollAllPayments(environment);
  expect(promptsOn('0788123456')).toBe(promptsPerDay);
  await bookMany('0788123400', promptsPerDay);
  const { booking } = await bookFor('0788123400');
  expect((await paymentStatus(booking.reference)).json).toMatchObject({
    transaction: { reason: expect.stringContaining('Mobile money did not accept') },
  });
});

describe('blocked phone number', () => {
  test('staff get 422 for a request to a blocked number; another number gets 201', async () => {
    await block();
    const { booking } = await bookFor('0788123456');
    const ask = (body: object) => admin.call('POST', `/api/bookings/${booking.id}/prompt`, body);
    expect(await ask({})).toMatchObject({ status: 422, json: { fields: { phone: refused } } });
    expect((await ask({ phone: other })).status).toBe(201);
  });

  test('a booking with a blocked number is kept without a request and paid from another number', async () => {
    await block();
    const { booking, payment } = await bookFor('0788123456');
    expect(payment.status).toBe('failed');
    expect((await paymentStatus(booking.reference)).json).toMatchObject({ transaction: { reason: refused } });
    const again = await payAgain(booking.reference);
    expect([again.status, again.json]).toMatchObject([422, { fields: { phone: refused } }]);
    expect((await payAgain(booking.reference, { phone: other })).status).toBe(201);
    expect([promptsOn('0788123456'), promptsOn(other)]).toEqual([0, 1]);
    const mails = await environment.mailbox.messages();
    const told = mails.find(
      ({ to, subject }) => to.startsWith('visitor-') && subject.endsWith('did not go through'),
    );
    expect(told?.text).toContain('asked us not to send it payment requests');
  });

  test('a request that waited is not sent once its number is blocked', async () => {
    const { reference } = await whilePaypackIsDown(environment, () => booked());
    await block();
    await pollAllPayments(environment);
    expect(promptsOn('0788123456')).toBe(0);
    expect((await paymentStatus(reference)).json).toMatchObject({
      transaction: { status: 'failed', reason: refused },
    });
  });
});
