import { describe, expect, test } from 'vitest';
import { call } from '#tests/support/call.ts';
import { countRows } from '#tests/support/count-rows.ts';
import { book, bookingRequest } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();

describe('booking validation', () => {
  test('a wrong total gets 409 with the right one, and leaves the key free for it', async () => {
    const { status, json } = await book(bookingRequest({ totalAmount: 1 }), 'the-same-key');
    expect([status, json]).toEqual([409, { error: expect.any(String), total: 400_000, fixed: true }]);
    expect(await countRows(environment, 'bookings')).toBe(0);
    expect((await book(bookingRequest(), 'the-same-key')).status).toBe(201);
  });

  const long = (length: number) => 'x'.repeat(length);
  const line = { sku: 'sessions/photography/2h/basic', quantity: 1 };
  const withLine = (changes: object) => ({ items: [{ ...line, ...changes }] });
  const email = `${long(250)}@example.com`;

  test.each<[field: string, wrong: Record<string, unknown>[]]>([
    ['name', ['', '   ', long(101), undefined, 7].map((name) => ({ name }))],
    ['email', ['aline', 'a@b', email, null].map((wrong) => ({ email: wrong }))],
    ['phone', ['', '0700 000 001', 'my number', long(21), 788123456].map((phone) => ({ phone }))],
    [
      'eventDate',
      ['2020-01-01', '2031-02-30', '2199-01-01', 'tomorrow', 20260101].map((eventDate) => ({ eventDate })),
    ],
    ['location', [long(201), 5].map((location) => ({ location }))],
    ['message', [long(2001), {}].map((message) => ({ message }))],
    ['items', [[], undefined, 'all', Array(51).fill(line)].map((items) => ({ items }))],
    ['items.0', [{ items: [null] }]],
    ['items.0.sku', [undefined, '', long(121), '__proto__'].map((sku) => withLine({ sku }))],
    ['items.0.sku', [withLine({ options: { package: 'wedding' } })]],
    ['items.1.sku', [{ items: [line, { ...line, sku: 'sessions/photography/9h/basic' }] }]],
    ['items.0.quantity', [0, -1, 1.5, 100, '1'].map((quantity) => withLine({ quantity }))],
    ['items.0.options', [withLine({ options: 'portrait' })]],
    ['items.0.options.package', [3, long(61)].map((wrong) => withLine({ options: { package: wrong } }))],
    ['totalAmount', ['400000', -1, 0.5, undefined].map((totalAmount) => ({ totalAmount }))],
    ['fixed', ['true', null].map((fixed) => ({ fixed }))],
    ['paymentMethod', ['cash', undefined].map((paymentMethod) => ({ paymentMethod }))],
  ])('a wrong %s gets 422 with a sentence at that field (case %#)', async (field, wrong) => {
    for (const changes of wrong) {
      const { status, json } = await book({ ...bookingRequest(), ...changes });
      expect(status, JSON.stringify(changes)).toBe(422);
      const { error, fields } = json as { error: string; fields: Record<string, string> };
      expect(Object.keys(fields)).toEqual([field]);
      expect(fields[field]).toMatch(/^[A-Z].{8,}[a-z0-9.)]$/);
      expect(fields[field]).not.toMatch(/invalid input|expected|received/i);
      expect(error).toMatch(/^Please (fill in all required fields|correct the marked fields\.)$/);
    }
    expect(await countRows(environment, 'bookings')).toBe(0);
  });

  test('a refusal is English for integrators, with its key for pages', async () => {
    const { text } = await book({ ...bookingRequest(), name: '' });
    expect(JSON.parse(text)).toEqual({
      error: 'Please fill in all required fields',
      fields: { name: 'Please enter your name.' },
      refused: { error: 'forms.fieldsMissing', fields: { name: 'booking.nameEmpty' } },
    });
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
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;

  test.each([
    ['broken JSON', 400, '{"name":', 'application/json'],
    ['no body', 400, '', 'application/json'],
    ['an array', 400, '[]', 'application/json'],
    ['a JSON string', 400, '"text"', 'application/json; charset=utf-8'],
    ['deeply nested JSON', 400, deep, 'application/json'],
    ['a deeply nested field', 400, `{"name":${deep}}`, 'application/json'],
    ['a form body', 415, 'name=Aline', 'application/x-www-form-urlencoded'],
    ['a plain-text body', 415, '{}', 'text/plain'],
    ['more than 64 KB', 413, JSON.stringify({ message: 'x'.repeat(65 * 1024) }), 'application/json'],
  ])('a request with %s gets %i in JSON, uncached', async (_, status, body, type) => {
    const headers = { 'idempotency-key': 'some-key', 'content-type': type };
    const answer = await call('POST', '/api/bookings', { body, headers });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
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
