import { describe, expect, test } from 'vitest';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { dateRequiredSentence } from '#src/domain/booking/day/required-date.ts';
import { priceOrder } from '#src/domain/catalogue/prices/price-order.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { requestLimit, tooLargeSentence } from '#src/domain/payment/request-limit.ts';
import { call } from '#tests/support/call.ts';
import { inDays } from '#tests/support/days.ts';
import { mailsAbout, mailsTo } from '#tests/support/mails.ts';
import { book, bookingRequest, requestedPrice } from '#tests/support/requests/booking-request.ts';
import {
  openForm,
  orderOf,
  portrait,
  press,
  sentencesOf,
  shortPortrait,
  typed,
} from '#tests/support/requests/plain-booking.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { bookedWithLink, mine } from '#tests/support/steps/booking-link.ts';
import { tokenIn } from '#tests/support/steps/booking-token.ts';
import { bookingIn, deskOf } from '#tests/support/steps/staff-booking.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

/** Thirteen sessions of 150,000 RWF are within the limit, fourteen are not. */
const sessions = (quantity: number) => ({
  items: [{ sku: 'sessions/photography/2h/basic', quantity }],
  totalAmount: 150_000 * quantity,
});
const [within, above] = [sessions(13), sessions(14)];

test('the payment request limit is between 13 and 14 sessions of 150,000 RWF', () => {
  expect(within.totalAmount).toBeLessThanOrEqual(requestLimit);
  expect(above.totalAmount).toBeGreaterThan(requestLimit);
});

test('an order within the limit gets a payment request immediately', async () => {
  expect((await book(bookingRequest(within))).json).toMatchObject({ payment: { status: 'pending' } });
  expect(environment.paypack.transactions()).toMatchObject([{ amount: within.totalAmount }]);
});

describe('an order above the limit', () => {
  test('an order above the limit is owed without a payment request, and its email explains it', async () => {
    const { json } = await book(bookingRequest(above));
    expect(json).toMatchObject({ booking: { total: above.totalAmount }, payment: { status: 'none' } });
    expect(environment.paypack.transactions()).toEqual([]);
    const [mail] = await mailsAbout(environment, 'We received your booking');
    expect(mail?.text).toContain(tooLargeSentence);
    expect(mail?.text).not.toMatch(/“to confirm”|PIN/);
    const held = await environment.sql("select held_until > now() + interval '2 days' as days from bookings");
    expect(held).toEqual([{ days: true }]);
  });

  test('an order above the limit is shown as not paid, with no payment to approve', async () => {
    const { token, reference } = await bookedWithLink(environment.mailbox, above);
    const seen = (await mine('GET', token)).json as MyBooking;
    expect(seen.payment).toMatchObject({ status: 'to-agree', due: above.totalAmount, canRetry: false });
    const page = await call('GET', `/api/payments/${reference}/page`);
    expect(page.text).toContain(tooLargeSentence);
  });

  test('staff can send a payment request once a part payment brings the rest within the limit', async () => {
    const { id } = await bookedWithLink(environment.mailbox, above);
    const desk = deskOf(admin, id);
    expect(await desk.prompt()).toMatchObject({
      status: 409,
      json: { error: expect.stringContaining('can be for 2,000,000 RWF at most') },
    });
    expect((await desk.pay(150_000)).status).toBe(201);
    expect((await desk.prompt()).status).toBe(201);
    expect(environment.paypack.transactions()).toMatchObject([{ amount: within.totalAmount }]);
  });
});

test('an offer above the limit is accepted without a payment request', async () => {
  const { id } = await requestedPrice();
  const total = requestLimit + 100;
  const price = { total, lastDay: inDays(7), reason: 'A whole wall' };
  const { offers } = bookingIn(await deskOf(admin, id).offer(price));
  const [offer] = await mailsTo(environment, 'aline@example.com', 'Our price for booking');
  expect(offer?.text).toContain('we’ll then agree with you how to pay');
  const token = tokenIn(offer?.text ?? '');
  const accepted = await mine('POST', token, { path: '/offer', body: { offer: offers[0]?.id } });
  expect(accepted.json).toMatchObject({ payment: { status: 'to-agree', due: total, canRetry: false } });
  expect(environment.paypack.transactions()).toEqual([]);
  const [mail] = await mailsTo(environment, 'aline@example.com', 'You accepted the price');
  expect(mail?.text).toContain(tooLargeSentence);
});

test('the plain form offers an order above the limit as a request', async () => {
  const page = await openForm(orderOf({ ...portrait, quantity: 14 }));
  expect(page.text).toContain('Send request');
  expect(page.text).toContain(tooLargeSentence);
});

describe('the date of a large order', () => {
  const undated = (quantity: number, more: object = {}) =>
    book(bookingRequest({ ...sessions(quantity), eventDate: '', ...more }));

  test('sessions for 500,000 RWF or more get 422 without a date, and the sentence explains it', async () => {
    const { status, json } = await undated(4);
    expect(status).toBe(422);
    expect(json).toMatchObject({ fields: { eventDate: dateRequiredSentence } });
    expect(dateRequiredSentence).toMatch(
      /^A booking of 500,000 RWF or more needs a date, .*Mon-Fri.*WhatsApp/,
    );
    expect(await environment.sql('select id from bookings')).toEqual([]);
    expect((await book(bookingRequest(sessions(4)))).status).toBe(201);
  });

  test('sessions for less than 500,000 RWF are booked without a date', async () => {
    expect((await undated(3)).status).toBe(201);
  });

  test('a mixed order whose lowest total is 500,000 RWF or more needs a date', async () => {
    const open = [
      { sku: 'catalogue/full-packages/birthday/basic', quantity: 1, options: { vat: false } },
      { sku: 'frames/photobook-a3/basic', quantity: 3 },
    ];
    const { total, fixed } = priceOrder(priceBook, open);
    expect(total).toBeGreaterThanOrEqual(500_000);
    expect(fixed).toBe(false);
    expect((await undated(1, { items: open, totalAmount: total })).status).toBe(422);
  });

  test.each([
    ['for a website', [{ sku: 'catalogue/website-design/custom-web-apps/basic', quantity: 1 }]],
    ['for goods only', [{ sku: 'frames/photobook-a3/basic', quantity: 9 }]],
  ])('an order %s needs no date at any price', async (_of, items) => {
    const { total } = priceOrder(priceBook, items);
    expect(total).toBeGreaterThan(500_000);
    expect((await undated(1, { items, totalAmount: total })).status).toBe(201);
  });

  test('the plain form requires a date for a large order only', async () => {
    const [small, large] = [await openForm(orderOf(shortPortrait)), await openForm(orderOf(portrait))];
    const field = /<input[^>]*name="eventDate"[^>]*>/;
    expect(field.exec(small.text)?.[0]).not.toContain('required');
    expect(field.exec(large.text)?.[0]).toContain('required');
    expect(large.text).not.toContain('Leave this empty if you do not know yet.');
    const refused = await press(large, { ...typed, eventDate: '' });
    expect(refused.status).toBe(422);
    expect(sentencesOf(refused.text)).toEqual({ eventDate: dateRequiredSentence });
  });
});
