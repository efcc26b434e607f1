import { beforeEach, describe, expect, test } from 'vitest';
import { makeUser } from '#tests/support/account.ts';
import { apply } from '#tests/support/requests/application-request.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { enrol } from '#tests/support/requests/enrolment-request.ts';
import { sendMessage } from '#tests/support/requests/message-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');

interface List {
  items: Record<string, unknown>[];
  nextCursor: string | null;
  total: number;
}

const names = [
  ...[
    'bookings',
    'payments',
    'messages',
    'enrolments',
    'applications',
    'subscribers',
    'users',
    'audit',
    'mail',
    'templates',
    'resources',
    'blocked-numbers',
    'payment-differences',
  ],
];
const list = async (path: string) => (await admin.call('GET', `/api/${path}`)).json as List;

test.each(names)('the list of %s gets 422 for unknown parameters and values', async (name) => {
  const head = await makeUser('head@example.com', 'SUPERADMIN');
  for (const path of [`/api/${name}`, `/api/${name}.csv`]) {
    const answer = await head.call('GET', `${path}?sort=colour&limit=0&colour=red`);
    expect([answer.status, Object.keys((answer.json as { fields: object }).fields)]).toEqual([
      422,
      ['colour'],
    ]);
    const known = await head.call('GET', `${path}?sort=colour&limit=0`);
    expect(known.json).toEqual({
      error: 'Please correct the marked fields.',
      fields: { sort: expect.any(String), limit: expect.any(String) },
    });
  }
});

describe('lists with one record of each kind', () => {
  beforeEach(async () => {
    await booked();
    await sendMessage();
    await enrol();
    await apply();
  });

  test('the booking list shows client, service, total and amount paid', async () => {
    expect(await list('bookings')).toMatchObject({
      items: [
        {
          name: 'Aline Uwase',
          phone: '0788123456',
          email: 'aline@example.com',
          status: 'pending',
          moreLines: 1,
          total: 400_000,
          charged: 400_000,
          fixed: true,
          paid: 0,
          version: expect.any(Number),
          service: expect.stringMatching(/^Portrait photography/),
          reference: expect.stringMatching(/^FTS-/),
        },
      ],
      total: 1,
    });
  });

  test.each([
    ...['0788123456', '0788 123', '+250 788 123 456', '788123456', 'uwase', 'ALINE uw', 'aline@example.com'],
    ...['Áline'],
  ])('the search “%s” finds booking, payment, message, enrolment and application', async (q) => {
    for (const name of ['bookings', 'messages', 'enrolments', 'applications', 'payments'])
      expect((await list(`${name}?q=${encodeURIComponent(q)}`)).total, name).toBe(1);
  });

  test.each(['0788123457', 'uwase nobody', '!', '::tsquery', "aline' | 'zoe"])(
    'the search “%s” finds no booking',
    async (q) => {
      expect((await list(`bookings?q=${encodeURIComponent(q)}`)).total).toBe(0);
    },
  );

  test('a booking is found by its reference in any case, with or without prefix and dashes', async () => {
    const [booking] = (await list('bookings')).items;
    const reference = String(booking?.['reference']);
    for (const q of [
      reference,
      reference.toLowerCase(),
      reference.slice(4),
      reference.slice(4).replace('-', ''),
    ])
      expect((await list(`bookings?q=${q}`)).total, q).toBe(1);
  });

  test('an all-digit reference is not searched as a phone number', async () => {
    await environment.sql(`update bookings set reference = 'FTS-12345-67890'`);
    for (const q of ['FTS-12345-67890', 'fts-12345-678', 'Aline FTS-12345-67890', '12345-67890'])
      expect((await list(`bookings?q=${encodeURIComponent(q)}`)).total, q).toBe(1);
  });

  test('a record is found by its id wherever it is in the list; a malformed id gets 422', async () => {
    await booked();
    const [first, second] = (await list('bookings')).items;
    expect((await list(`bookings?id=${second?.['id']}`)).items).toMatchObject([{ id: second?.['id'] }]);
    expect((await list(`bookings?id=${crypto.randomUUID()}`)).items).toEqual([]);
    expect((await admin.call('GET', '/api/bookings?id=first')).status).toBe(422);
    expect(first?.['id']).not.toBe(second?.['id']);
  });

  test('no list contains hashes, tokens, passwords or keys', async () => {
    const all = await Promise.all(names.map(async (name) => (await admin.call('GET', `/api/${name}`)).text));
    expect(all.join('')).not.toMatch(/hash|token|password|cvKey|digest|idempotency|submission/i);
  });

  test('the payment list names the booking, and the audit log filters by record and actor', async () => {
    const [booking] = (await list('bookings')).items;
    expect((await list('payments')).items).toMatchObject([
      {
        booking: booking?.['reference'],
        name: 'Aline Uwase',
        amount: 400_000,
        status: 'pending',
        attempt: 1,
      },
    ]);
    expect((await list(`audit?subject=${booking?.['id']}`)).items.map((entry) => entry['action'])).toContain(
      'booking.created',
    );
    expect((await list('audit?actor=visitor&action=message.received')).total).toBeLessThanOrEqual(1);
    expect((await admin.call('GET', '/api/audit?subject=me')).status).toBe(422);
  });

  test('CSV exports label states like the screen', async () => {
    const csv = async (name: string) => (await admin.call('GET', `/api/${name}.csv`)).text;
    expect(await csv('bookings')).toContain(',Received,');
    expect(await csv('payments')).toContain(',Requested,');
    expect(await csv('messages')).toContain('Waiting for a reply');
    expect(`${await csv('bookings')}${await csv('payments')}`).not.toContain('pending');
  });

  test('the audit log names each record, links to its list, and finds it by name and kind', async () => {
    const [booking] = (await list('bookings')).items;
    const reference = String(booking?.['reference']);
    const ofBooking = { list: 'bookings', open: reference, name: reference };
    const found = (await list(`audit?q=${reference}`)).items;
    expect(found.map((entry) => entry['action']).sort()).toContain('booking.created');
    expect(found.filter((entry) => String(entry['action']).startsWith('booking.'))).toEqual(
      (await list(`audit?q=${reference}&action=booking`)).items,
    );
    expect(found.find((entry) => entry['action'] === 'booking.created')?.['record']).toEqual(ofBooking);
    expect((await list('audit?q=aline&action=message')).items[0]?.['record']).toMatchObject({
      list: 'messages',
    });
    expect((await list('audit?action=book')).total).toBe(0);
    const created = (await list(`audit?action=account&q=${admin.user.email}`)).items;
    for (const entry of created)
      expect(entry['record']).toMatchObject({ list: 'users', name: admin.user.name });
    const csv = (await admin.call('GET', `/api/audit.csv?q=${reference}`)).text;
    expect(csv).toContain(reference);
  });
});

describe('bookings by payment state', () => {
  const pay = (amount: number) =>
    environment.sql(
      `insert into ledger_entries (booking_id, kind, account, method, amount, day, actor)
       select id, 'payment', 'booking', 'cash', -$1::bigint, now(), 'test' from bookings`,
      [amount],
    );
  const found = async () =>
    Promise.all(
      ['paid', 'part', 'unpaid'].map(async (state) => (await list(`bookings?paid=${state}`)).total),
    );

  test('the payment filter separates paid, partly paid and unpaid bookings', async () => {
    await booked();
    expect(await found()).toEqual([0, 0, 1]);
    await pay(100);
    expect(await found()).toEqual([0, 1, 0]);
    await pay(399_900);
    expect(await found()).toEqual([1, 0, 0]);
    expect((await list('bookings')).items).toMatchObject([{ paid: 400_000 }]);
    await environment.sql(
      `insert into ledger_entries (booking_id, kind, account, method, amount, day, actor)
       select id, 'refund', 'booking', 'cash', 50000, now(), 'test' from bookings`,
    );
    expect((await list('bookings')).items).toMatchObject([{ paid: 350_000 }]);
  });
});

test('date filters use days of Kigali time', async () => {
  await sendMessage();
  await environment.sql(`update messages set created_at = '2026-03-01T22:30:00Z'`);
  const total = async (query: string) => (await list(`messages?${query}`)).total;
  expect([await total('from=2026-03-02&to=2026-03-02'), await total('to=2026-03-01')]).toEqual([1, 0]);
});
