import { describe, expect, test } from 'vitest';
import type { BookingByStaffRequest } from '#src/domain/booking/staff/booking-by-staff.ts';
import { unknownId } from '#tests/support/call.ts';
import { inDays } from '#tests/support/days.ts';
import { bookByStaff, bookedByStaff, requestByStaff } from '#tests/support/requests/booking-by-staff.ts';
import { book, bookingRequest, workingDay } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { expectStaffOnly } from '#tests/support/staff-calls.ts';
import { everyDayTakes, publishCalendar } from '#tests/support/steps/studio-calendar.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const superAdmin = setUpUser('jean@fts.example', 'SUPERADMIN');

const stored = () => environment.sql('select id from bookings');
const refusedWith = (field: string) => ({
  error: expect.any(String),
  fields: expect.objectContaining({ [field]: expect.stringMatching(/^[\p{Lu}\d].+ .+/u) }),
});

type Changes = Partial<Record<keyof BookingByStaffRequest, unknown>>;
const [item] = requestByStaff().items;

test.each<[name: string, field: string, changes: Changes]>([
  ['without phone and email', 'client.phone', { client: { name: 'Bosco' } }],
  ['without phone and email', 'client.email', { client: { name: 'Bosco' } }],
  ['without a name', 'client.name', { client: { phone: '0788123456' } }],
  ['with a foreign phone', 'client.phone', { client: { name: 'Bosco', phone: '+32 470 12 34 56' } }],
  ['with a wrong email', 'client.email', { client: { name: 'Bosco', email: 'bosco@' } }],
  ['without a client', 'client', { client: undefined }],
  ['of an unknown client', 'client.id', { client: { id: unknownId } }],
  ['from an unknown message', 'messageId', { messageId: unknownId }],
  ['on a past day', 'eventDate', { eventDate: inDays(-1) }],
  ['on no day', 'eventDate', { eventDate: '2026-02-30' }],
  ['at no hour', 'startTime', { startTime: '24:00', minutes: 60 }],
  ['at an hour without a length', 'minutes', { startTime: '10:00' }],
  ['of a length without an hour', 'startTime', { minutes: 60 }],
  ['of ten minutes', 'minutes', { startTime: '10:00', minutes: 10 }],
  ['at an hour of no day', 'startTime', { eventDate: '', startTime: '10:00', minutes: 60 }],
  ['of an unknown package', 'items.0.sku', { items: [{ ...item, sku: 'nothing' }] }],
  ['of nothing', 'items', { items: [] }],
  ['from the site', 'source', { source: 'site' }],
  ['paid by card', 'payment', { payment: 'card' }],
  [
    'requested without a phone',
    'client.phone',
    { client: { name: 'Bosco', email: 'b@example.com' }, payment: 'request' },
  ],
  ['with a discount without a reason', 'discount.reason', { discount: { percent: 5 } }],
  ['with a discount of half a percent', 'discount.percent', { discount: { percent: 0.5, reason: 'x' } }],
])('a booking %s is a 422 that names %s', async (_, field, changes) => {
  const { status, json } = await bookByStaff(admin, changes as Partial<BookingByStaffRequest>);
  expect([status, json]).toEqual([422, refusedWith(field)]);
  expect(await stored()).toEqual([]);
});

describe('a day', () => {
  test('that is full or closed is a 422 with free days', async () => {
    await everyDayTakes(environment, 1);
    await bookedByStaff(admin);
    const full = await bookByStaff(admin);
    expect([full.status, full.json]).toEqual([422, refusedWith('eventDate')]);
    const closed = inDays(5);
    await admin.call('PUT', `/api/days/blocked/${closed}/${closed}`, {
      reason: 'Stock taking',
      bookings: [],
    });
    const shut = await bookByStaff(admin, { eventDate: closed });
    expect([shut.status, shut.json]).toEqual([422, refusedWith('eventDate')]);
    expect(await stored()).toHaveLength(1);
  });

  test('sooner than clients may choose is free for staff', async () => {
    await publishCalendar(environment, { noticeDays: 30 });
    const soon = workingDay(3);
    expect((await book(bookingRequest({ eventDate: soon }))).status).toBe(422);
    expect((await bookByStaff(admin, { eventDate: soon })).status).toBe(201);
  });

  test('can stay open for an order that clients must date', async () => {
    const items = [{ sku: 'sessions/photography/2h/basic', quantity: 4 }];
    const answer = await bookByStaff(admin, { items, totalAmount: 600_000, eventDate: '' });
    expect(answer.status).toBe(201);
  });
});

test('a price that has changed is a 409 with the right total', async () => {
  const { status, json } = await bookByStaff(admin, { totalAmount: 140_000 });
  expect([status, json]).toEqual([409, { error: expect.any(String), total: 150_000, fixed: true }]);
  expect(await stored()).toEqual([]);
});

describe('a discount', () => {
  const give = (percent: number) => ({
    discount: { percent, reason: 'A regular client' },
    totalAmount: 150_000 - 1_500 * percent,
  });

  test.each([
    ['an admin', admin, 10, 201],
    ['an admin', admin, 11, 403],
    ['a super admin', superAdmin, 50, 201],
    ['a super admin', superAdmin, 51, 403],
  ])('by %s of %s%s percent gets %i', async (_, staff, percent, wanted) => {
    const { status, json } = await bookByStaff(staff, give(percent));
    expect(status).toBe(wanted);
    if (wanted === 403) expect(json).toEqual(refusedWith('discount.percent'));
  });

  test('is stored with percent and amount, and who and why are in the history', async () => {
    const { booking } = await bookedByStaff(admin, give(10));
    const { json } = await admin.call('GET', `/api/bookings/${booking.id}`);
    expect(json).toMatchObject({
      booking: {
        order: { total: 135_000, discount: { code: null, percent: 10, amount: 15_000 } },
        history: [
          {
            action: 'booking.created',
            actor: 'Aline Uwase',
            after: { percent: 10, reason: 'A regular client', source: 'phone', payment: 'later' },
          },
        ],
      },
    });
  });
});

test('a blocked number gets no request, and staff are told before anything is stored', async () => {
  const blocked = await admin.call('POST', '/api/blocked-numbers', { phone: '0788123456', reason: 'Asked' });
  expect(blocked.status).toBe(201);
  const { status, json } = await bookByStaff(admin, { payment: 'request' });
  expect([status, json]).toEqual([422, refusedWith('client.phone')]);
  expect(await stored()).toEqual([]);
});

test('visitors and clients cannot book as staff or change lines', async () => {
  const lines = { items: requestByStaff().items, totalAmount: 150_000, version: 1 };
  await expectStaffOnly(environment, [
    ['POST', '/api/bookings/by-staff', requestByStaff()],
    ['PUT', `/api/bookings/${unknownId}/lines`, lines],
  ]);
});

test('a booking by staff without an Idempotency-Key is a 400', async () => {
  const { status } = await admin.call('POST', '/api/bookings/by-staff', requestByStaff());
  expect(status).toBe(400);
});
