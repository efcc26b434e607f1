import { describe, expect, test } from 'vitest';
import { countRows } from '#tests/support/count-rows.ts';
import { book, bookingRequest } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();

const everyCountIs = (count: number, kind: string) =>
  environment.sql('update rate_limits set count = $1 where kind = $2', [count, kind]);

describe('booking rate limits', () => {
  test.each([
    ['booking-by-address', 20, { email: 'bosco@example.com' }],
    ['booking-by-email', 10, {}],
  ])('a booking beyond the limit %s gets 429 and stores nothing', async (kind, most, changes) => {
    await book();
    await everyCountIs(most - 1, kind);
    expect((await book(bookingRequest(changes))).status).toBe(201);
    const refused = await book(bookingRequest(changes));
    expect(refused.status).toBe(429);
    expect(refused.json).toEqual({ error: expect.stringContaining('call us') });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await countRows(environment, 'bookings'), 'and nothing of it is stored').toBe(2);
  });

  test('retries under one idempotency key do not count towards the booking limit', async () => {
    await book(bookingRequest(), 'the-same-key');
    const repeats = Array.from({ length: 5 }, () => book(bookingRequest(), 'the-same-key'));
    expect((await Promise.all(repeats)).map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await environment.sql('select distinct count from rate_limits')).toEqual([{ count: 1 }]);
    await everyCountIs(20, 'booking-by-address');
    expect((await book(bookingRequest(), 'the-same-key')).status).toBe(201);
  });

  test('a booking from another IP address and email address is not limited', async () => {
    await book();
    await everyCountIs(20, 'booking-by-address');
    const other = await book(
      bookingRequest({ email: 'bosco@example.com' }),
      crypto.randomUUID(),
      '192.0.2.9',
    );
    expect(other.status).toBe(201);
  });
});
