import { describe, expect, test } from 'vitest';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import type { DayAvailability } from '#src/domain/availability/calendar.ts';
import type { StaffMonth } from '#src/domain/availability/days.ts';
import type { BookingRequest } from '#src/domain/booking/booking.ts';
import type { Calendar } from '#src/domain/calendar/calendar.ts';
import { priceOrder } from '#src/domain/catalogue/prices/price-order.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { addDays, formatDate } from '#src/lib/dates/dates.ts';
import { monthOf } from '#src/lib/dates/months.ts';
import { call } from '#tests/support/call.ts';
import { mailsAbout, mailsTo } from '#tests/support/mails.ts';
import { book, bookableDay, booked, bookingRequest } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { publishPackage } from '#tests/support/shelf/packages.ts';
import { bookedWithLink, mine } from '#tests/support/steps/booking-link.ts';
import { heldSlots } from '#tests/support/steps/held-slots.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';
import { publishCalendar } from '#tests/support/steps/studio-calendar.ts';
import { paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const { endHolds } = heldSlots(environment);

const portrait = 'sessions/photography/2h/basic';
const film = 'sessions/videography/event/basic';
const both = 'catalogue/combined-packages/photo-and-film/basic';
const otherDay = addDays(bookableDay, 1);

function requestOf(skus: string[], changes: Partial<BookingRequest> = {}): BookingRequest {
  const items = skus.map((sku) => ({ sku, quantity: 1 }));
  const order = priceOrder(priceBook, items);
  expect(order.unknown).toEqual([]);
  return bookingRequest({ items, totalAmount: order.total, ...changes });
}

const bookAll = async (...orders: string[][]) => {
  for (const skus of orders) await booked(requestOf(skus));
};

async function dayFor(skus: string[], day = bookableDay): Promise<Partial<DayAvailability> | undefined> {
  const query = skus.map((sku) => `&sku=${encodeURIComponent(sku)}`).join('');
  const { json } = await call('GET', `/api/availability?month=${monthOf(day)}${query}`);
  const found = (json as { days: DayAvailability[] }).days.find((one) => one.day === day);
  return found && { left: found.left, ...(found.full && { full: found.full }) };
}

const refusal = (text: unknown) => ({ error: expect.any(String), fields: { eventDate: text } });

describe('a service with a daily limit', () => {
  test('a service takes bookings up to its limit whatever the day has left; one more gets 422', async () => {
    await publishCalendar(environment, { photography: 2 });
    await bookAll([portrait, portrait], [portrait]);
    const { status, json } = await book(requestOf([portrait]));
    expect([status, json]).toEqual([
      422,
      refusal(
        expect.stringMatching(
          `^${formatDate(bookableDay)} is fully booked for photography\\. Please choose another date: .+ are free\\.$`,
        ),
      ),
    ]);
    expect((await book(requestOf([film]))).status).toBe(201);
    expect((await book(requestOf([portrait], { eventDate: '' }))).status).toBe(201);
    expect((await book(requestOf([portrait], { eventDate: otherDay }))).status).toBe(201);
  });

  test('days on which the service is full are not offered instead', async () => {
    await publishCalendar(environment, { photography: 1 });
    for (const away of [-1, 0, 1, 2]) {
      const eventDate = addDays(bookableDay, away);
      const answer = await book(requestOf([portrait], { eventDate }));
      if (away >= 0) expect(answer.status).toBe(201);
    }
    const { json } = await book(requestOf([portrait]));
    const [, offered] = (json as { fields: { eventDate: string } }).fields.eventDate.split('Please choose');
    for (const away of [1, 2]) expect(offered).not.toContain(` ${formatDate(addDays(bookableDay, away))}`);
  });

  test('an order of several services takes a slot of each and needs room for each', async () => {
    await publishCalendar(environment, { photography: 3, videography: 1 });
    await bookAll([both]);
    expect(await dayFor([portrait])).toEqual({ left: 2 });
    expect(await dayFor([film])).toEqual({ left: 0, full: ['videography'] });
    expect(await dayFor([portrait, film])).toEqual({ left: 0, full: ['videography'] });
    expect((await book(requestOf([portrait, film]))).json).toEqual(
      refusal(expect.stringContaining('is fully booked for videography.')),
    );
    expect((await book(requestOf([both]))).status).toBe(422);
    expect((await book(requestOf([portrait]))).status).toBe(201);
  });

  test('a staff-added package takes one slot of each service it names', async () => {
    await publishPackage(environment, 'family-day', {
      name: 'Family Day',
      service: 'Photography and videography',
      description: '',
      includes: { price: ['One day'] },
      price: 100_000,
      vat: 'included',
    });
    await publishCalendar(environment, { photography: 1, videography: 1 });
    const items = [{ sku: 'package/family-day', quantity: 1 }];
    await booked({ items, totalAmount: 100_000 });
    expect(await dayFor([portrait])).toEqual({ left: 0, full: ['photography'] });
    expect(await dayFor([film])).toEqual({ left: 0, full: ['videography'] });
    expect(await dayFor(['package/family-day'])).toEqual({ left: 0, full: ['photography', 'videography'] });
  });

  test('a service slot is free again after a cancellation or an expired hold', async () => {
    await publishCalendar(environment, { photography: 1 });
    await bookAll([portrait]);
    expect(await dayFor([portrait])).toEqual({ left: 0, full: ['photography'] });
    await environment.sql(`update bookings set status = 'cancelled'`);
    expect(await dayFor([portrait])).toEqual({ left: 1 });
    await bookAll([portrait]);
    await endHolds();
    expect((await book(requestOf([portrait]))).status).toBe(201);
  });

  test('without a service limit, or for an order without services, only the day’s capacity counts', async () => {
    await bookAll([portrait], [portrait]);
    expect(await dayFor([portrait])).toEqual({ left: 6 });
    await publishCalendar(environment, { photography: 1, monday: 8 });
    expect(await dayFor([])).toEqual({ left: 6 });
    expect(await dayFor(['frames/photobook-a3/basic', 'nobody/knows'])).toEqual({ left: 6 });
    expect(await dayFor([portrait])).toEqual({ left: 0, full: ['photography'] });
  });

  test('twelve simultaneous bookings for two service slots get 201 twice and 422 ten times', async () => {
    await publishCalendar(environment, { photography: 2 });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        book(
          requestOf(index % 2 === 0 ? [portrait] : [both], { email: `client-${index}@example.com` }),
          crypto.randomUUID(),
          `10.0.1.${index + 1}`,
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(await environment.sql('select 1 from bookings')).toHaveLength(2);
  });
});

describe('an existing booking', () => {
  test('clients and staff can move a booking only to a day with room for its services', async () => {
    await publishCalendar(environment, { photography: 1 });
    await booked(requestOf([portrait], { eventDate: otherDay, email: 'bosco@example.com' }));
    const { token, id } = await bookedWithLink(environment.mailbox);
    expect((await mine('GET', token)).json).toMatchObject({
      skus: expect.arrayContaining([portrait]),
    } satisfies Partial<MyBooking>);
    const refused = refusal(expect.stringContaining('is fully booked for photography.'));
    expect((await mine('PUT', token, { body: { eventDate: otherDay } })).json).toEqual(refused);
    const desk = deskOf(admin, id);
    expect((await desk.act('PUT', '/day', { eventDate: otherDay })).json).toMatchObject(refused);
    expect((await desk.act('PUT', '/day', { eventDate: addDays(bookableDay, 2) })).status).toBe(200);
  });

  test('a booking paid after its hold expired loses its day if its service is full by then', async () => {
    await publishCalendar(environment, { photography: 1 });
    const { id, transactionRef, total } = await booked(requestOf([portrait]));
    await endHolds();
    await booked(requestOf([portrait], { email: 'bosco@example.com' }));
    await postWebhook(paidEvent(transactionRef, total));
    const why = 'fully booked for photography by now';
    const [mail] = await mailsTo(environment, 'aline@example.com', 'Payment received');
    expect(mail?.text).toContain(`${formatDate(bookableDay)} for you, and that date is ${why}`);
    const [told] = await mailsAbout(environment, 'Paid, needs a date');
    expect(told?.text).toContain(`${formatDate(bookableDay)} is ${why}`);
    expect(await environment.sql('select event_date as day from bookings where id = $1', [id])).toEqual([
      { day: null },
    ]);
  });

  test('existing bookings keep their day when a lower service limit is published', async () => {
    await bookAll([portrait], [portrait]);
    await publishCalendar(environment, { photography: 1 });
    expect(await environment.sql(`select 1 from bookings where event_date is not null`)).toHaveLength(2);
  });
});

test('staff see which services are full on a day and which services each booking takes', async () => {
  await publishCalendar(environment, { photography: 1, videography: 2 });
  await bookAll([both]);
  const { json } = await admin.call('GET', `/api/calendar?from=${bookableDay}&to=${otherDay}`);
  const [full, free] = (json as Calendar).days;
  expect(full).toMatchObject({
    left: 7,
    full: ['photography'],
    bookings: [{ services: ['photography', 'videography'] }],
  });
  expect(free).toMatchObject({ full: [] });
  const month = (await admin.call('GET', `/api/days?month=${monthOf(bookableDay)}`)).json as StaffMonth;
  expect(month.serviceCapacity).toEqual({ photography: 1, videography: 2 });
  expect(month.days.find(({ day }) => day === bookableDay)?.full).toEqual(['photography']);
});
