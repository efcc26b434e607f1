import { describe, expect, test } from 'vitest';
import { dateRequired } from '#src/domain/booking/day/required-date.ts';
import { priceOrder } from '#src/domain/catalogue/prices/price-order.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { english } from '#tests/support/english.ts';
import { book, bookingRequest } from '#tests/support/requests/booking-request.ts';
import {
  openForm,
  orderOf,
  portrait,
  press,
  sentencesOf,
  shortPortrait,
  typed,
} from '#tests/support/requests/plain-booking.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();

/** Sessions of 150,000 RWF each. */
const sessions = (quantity: number) => ({
  items: [{ sku: 'sessions/photography/2h/basic', quantity }],
  totalAmount: 150_000 * quantity,
});

describe('the date of a large order', () => {
  const sentence = english(dateRequired(500_000));
  const undated = (quantity: number, more: object = {}) =>
    book(bookingRequest({ ...sessions(quantity), eventDate: '', ...more }));

  test('sessions for 500,000 RWF or more get 422 without a date, and the sentence explains it', async () => {
    const { status, json } = await undated(4);
    expect(status).toBe(422);
    expect(json).toMatchObject({ fields: { eventDate: sentence } });
    expect(sentence).toMatch(/^A booking of 500,000 RWF or more needs a date, .*Mon–Fri.*WhatsApp/);
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
    expect(sentencesOf(refused.text)).toEqual({ eventDate: sentence });
  });
});
