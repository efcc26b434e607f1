import { describe, expect, test } from 'vitest';
import { call } from '#tests/support/call.ts';
import { countRows } from '#tests/support/count-rows.ts';
import { book, bookingRequest } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();

describe('booking validation', () => {
  test('a wrong total gets 409 with the right one, and nothing is booked', async () => {
    const { status, json } = await book(bookingRequest({ totalAmount: 1 }));
    expect(status).toBe(409);
    expect(json).toEqual({ error: expect.any(String), total: 650_000, fixed: true });
    expect(await countRows(environment, 'bookings')).toBe(0);
  });

  test('a refused booking leaves its key free for the corrected one', async () => {
    await book(bookingRequest({ totalAmount: 1 }), 'the-same-key');
    expect((await book(bookingRequest(), 'the-same-key')).status).toBe(201);
  });

  const long = (length: number) => 'x'.repeat(length);
  const line = { sku: 'sessions/photography/2h/basic', quantity: 1 };
  test.each<[field: string, body: Record<string, unknown>]>([
    ['name', { name: '' }],
    ['name', { name: '   ' }],
    ['name', { name: long(101) }],
    ['name', { name: undefined }],
    ['name', { name: 7 }],
    ['email', { email: '' }],
    ['email', { email: 'aline' }],
    ['email', { email: 'a@b' }],
    ['email', { email: `${long(250)}@example.com` }],
    ['email', { email: null }],
    ['phone', { phone: '' }],
    ['phone', { phone: '0700 000 001' }],
    ['phone', { phone: 'my number' }],
    ['phone', { phone: long(21) }],
    ['phone', { phone: 788123456 }],
    ['eventDate', { eventDate: '2020-01-01' }],
    ['eventDate', { eventDate: '2031-02-30' }],
    ['eventDate', { eventDate: '2199-01-01' }],
    ['eventDate', { eventDate: 'tomorrow' }],
    ['eventDate', { eventDate: 20260101 }],
    ['location', { location: long(201) }],
    ['location', { location: 5 }],
    ['message', { message: long(2001) }],
    ['message', { message: {} }],
    ['items', { items: [] }],
    ['items', { items: undefined }],
    ['items', { items: 'all' }],
    ['items', { items: Array.from({ length: 51 }, () => line) }],
    ['items.0', { items: [null] }],
    ['items.0.sku', { items: [{ quantity: 1 }] }],
    ['items.0.sku', { items: [{ ...line, sku: '' }] }],
    ['items.0.sku', { items: [{ ...line, sku: long(121) }] }],
    ['items.1.sku', { items: [line, { ...line, sku: 'sessions/photography/9h/basic' }] }],
    ['items.0.sku', { items: [{ ...line, sku: '__proto__' }] }],
    ['items.0.quantity', { items: [{ ...line, quantity: 0 }] }],
    ['items.0.quantity', { items: [{ ...line, quantity: -1 }] }],
    ['items.0.quantity', { items: [{ ...line, quantity: 1.5 }] }],
    ['items.0.quantity', { items: [{ ...line, quantity: 100 }] }],
    ['items.0.quantity', { items: [{ ...line, quantity: '1' }] }],
    ['items.0.options', { items: [{ ...line, options: 'portrait' }] }],
    ['items.0.options.package', { items: [{ ...line, options: { package: 3 } }] }],
    ['items.0.options.package', { items: [{ ...line, options: { package: long(61) } }] }],
    ['items.0.sku', { items: [{ ...line, options: { package: 'wedding' } }] }],
    ['totalAmount', { totalAmount: '650000' }],
    ['totalAmount', { totalAmount: -1 }],
    ['totalAmount', { totalAmount: 0.5 }],
    ['totalAmount', { totalAmount: undefined }],
    ['fixed', { fixed: 'true' }],
    ['fixed', { fixed: null }],
    ['paymentMethod', { paymentMethod: 'cash' }],
    ['paymentMethod', { paymentMethod: undefined }],
  ])('a wrong %s gets 422 with a sentence at that field (case %#)', async (field, changes) => {
    const { status, json } = await book({ ...bookingRequest(), ...changes });
    expect(status).toBe(422);
    const { error, fields } = json as { error: string; fields: Record<string, string> };
    expect(Object.keys(fields)).toEqual([field]);
    expect(fields[field]).toMatch(/^[A-Z].{8,}[a-z0-9.)]$/);
    expect(fields[field]).not.toMatch(/invalid input|expected|received/i);
    expect(error).toMatch(/^Please (fill in all required fields|correct the marked fields\.)$/);
    expect(await countRows(environment, 'bookings')).toBe(0);
  });

  test('an empty booking gets a sentence for every required field', async () => {
    const { json } = await book({});
    const { error, fields } = json as { error: string; fields: object };
    expect(error).toBe('Please fill in all required fields');
    expect(Object.keys(fields).sort()).toEqual([
      'email',
      'items',
      'name',
      'paymentMethod',
      'phone',
      'totalAmount',
    ]);
  });
});

describe('unreadable requests', () => {
  const post = (body: string, type = 'application/json') =>
    call('POST', '/api/bookings', { body, headers: { 'idempotency-key': 'some-key', 'content-type': type } });

  test.each([
    [400, '{"name":', 'application/json'],
    [400, '', 'application/json'],
    [400, '[]', 'application/json'],
    [400, '"text"', 'application/json; charset=utf-8'],
    [415, 'name=Aline', 'application/x-www-form-urlencoded'],
    [415, '{}', 'text/plain'],
    [413, JSON.stringify({ message: 'x'.repeat(65 * 1024) }), 'application/json'],
  ])('an unreadable body gets %i (case %#)', async (status, body, type) => {
    const answer = await post(body, type);
    expect(answer.status).toBe(status);
    expect(answer.json).toEqual({ error: expect.stringMatching(/^[A-Z].+\.$/) });
  });

  test('unknown addresses and methods get 404 in JSON', async () => {
    for (const [method, path] of [
      ['GET', '/api/nothing'],
      ['PATCH', '/api/bookings'],
      ['GET', '/api'],
    ] as const) {
      const answer = await call(method, path);
      expect(answer.status).toBe(404);
      expect(answer.json).toEqual({ error: expect.any(String) });
    }
  });

  test('a trailing slash is accepted', async () => {
    const headers = { 'idempotency-key': 'some-key' };
    expect((await call('POST', '/api/bookings/', { body: bookingRequest(), headers })).status).toBe(201);
  });
});

test('deeply nested JSON gets 400', async () => {
  for (const body of [
    `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
    `{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
  ]) {
    const headers = { 'idempotency-key': 'some-key' };
    const answer = await call('POST', '/api/bookings', { body, headers });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'no-store']);
  }
});
