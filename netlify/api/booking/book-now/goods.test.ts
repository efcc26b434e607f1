import { describe, expect, test } from 'vitest';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { inDays } from '#tests/support/days.ts';
import { mailsAbout } from '#tests/support/mails.ts';
import { book, bookableDay, bookingRequest } from '#tests/support/requests/booking-request.ts';
import { openForm, orderOf, portrait } from '#tests/support/requests/plain-booking.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { bookedWithLink, mine } from '#tests/support/steps/booking-link.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

const sku = 'frames/photobook-a3/basic';
const goods = { items: [{ sku, quantity: 1 }], totalAmount: 150_000 };
const madeForYou =
  'Prints and frames are made for you, so we refund them if they arrive damaged or are not what you ordered.';

const stored = () => environment.sql('select kind, event_date::text, held_until from bookings');

test('frames, photobooks and printed things are goods; sessions and design are not', () => {
  const goodsOf = (start: string) =>
    [...priceBook.values()]
      .filter((entry) => entry.sku.startsWith(start))
      .map((entry) => entry.goods === true);
  expect(new Set(goodsOf('frames/'))).toEqual(new Set([true]));
  expect(new Set(goodsOf('catalogue/design-printing/business-cards'))).toEqual(new Set([true]));
  for (const start of [
    'sessions/',
    'catalogue/design-printing/logo-design',
    'catalogue/website-design',
    'package/',
  ])
    expect(new Set(goodsOf(start)), start).toEqual(new Set([false]));
});

describe('a booking of goods alone', () => {
  test('goods take no date and no slot, even when a date is sent', async () => {
    expect((await book(bookingRequest({ ...goods, eventDate: bookableDay }))).status).toBe(201);
    expect((await book(bookingRequest({ ...goods, eventDate: '' }))).status).toBe(201);
    const none = { kind: 'goods', event_date: null, held_until: null };
    expect(await stored()).toEqual([none, none]);
  });

  test('the email and page of goods state the terms of goods and none of a session', async () => {
    const { token } = await bookedWithLink(environment.mailbox, goods);
    const [mail] = await mailsAbout(environment, 'We received your booking');
    expect(mail?.text).toContain(madeForYou);
    expect(mail?.text).not.toMatch(/72 hours|session|Date/);
    expect(mail?.attachments).toEqual([]);
    const seen = (await mine('GET', token)).json as MyBooking;
    expect(seen).toMatchObject({ kind: 'goods', eventDate: null, cancel: { refund: 'nothing-paid' } });
  });

  test('a booking of goods cannot be moved by its client or by staff (409)', async () => {
    const { id, token } = await bookedWithLink(environment.mailbox, goods);
    expect((await mine('PUT', token, { body: { eventDate: bookableDay } })).status).toBe(409);
    expect((await deskOf(admin, id).moveTo(inDays(9))).status).toBe(409);
    expect(await stored()).toMatchObject([{ event_date: null }]);
  });

  test('goods are refunded in full before confirmation, and by the terms of goods after it', async () => {
    const { id, token } = await bookedWithLink(environment.mailbox, goods);
    const desk = deskOf(admin, id);
    await desk.pay(150_000);
    expect((await mine('GET', token)).json).toMatchObject({ cancel: { refund: 'everything' } });
    await desk.confirm();
    expect((await mine('GET', token)).json).toMatchObject({
      cancel: { refund: 'made-for-you', sentence: expect.stringContaining(madeForYou) },
    });
  });
});

test('goods with a session make a session booking, which keeps its date', async () => {
  const items = [...goods.items, { sku: 'sessions/photography/2h/basic', quantity: 1 }];
  expect((await book(bookingRequest({ items, totalAmount: 300_000 }))).status).toBe(201);
  expect(await stored()).toMatchObject([{ kind: 'session', event_date: bookableDay }]);
});

test('the plain form has a date field only if the order includes a session', async () => {
  const line = {
    sku,
    service: 'frames',
    tier: 'basic',
    name: 'Photobook A3, Basic',
    quantity: 1,
    seen: 150_000,
  };
  const [alone, together] = [await openForm(orderOf(line)), await openForm(orderOf(line, portrait))];
  expect(alone.text).not.toContain('name="eventDate"');
  expect(alone.text).toContain('Where we should hand over what you book.');
  expect(together.text).toContain('name="eventDate"');
  expect(together.text).toContain('Our studio, your home or a venue.');
});
