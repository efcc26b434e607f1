import { describe, expect, test } from 'vitest';
import { call } from '#tests/support/call.ts';
import { bookableDay } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { bookedToShare, seeShare, shared } from '#tests/support/steps/shares.ts';

const environment = setUpEnvironment();

describe('page of a share', () => {
  test('the page shows name, amount, work and day, and nothing about the client', async () => {
    const { token, reference } = await bookedToShare(environment);
    const link = await shared(token, 250_000);
    const { json, text, headers } = await seeShare(link.token);
    expect(json).toEqual({
      name: 'Uncle Jean',
      amount: 250_000,
      received: 0,
      state: 'open',
      kind: 'session',
      services: ['photography'],
      occasion: 'photography',
      day: bookableDay,
      open: 250_000,
      next: 250_000,
    });
    for (const secret of [reference, 'Aline', '788', 'Kigali Heights', '650'])
      expect(text).not.toContain(secret);
    expect(headers.get('cache-control')).toContain('no-store');
  });

  test.each([
    '',
    'Share',
    'Share x',
    `Share ${'a'.repeat(22)}`,
    `Booking ${'a'.repeat(22)}`,
    `Share ${'é'.length}`,
  ])('the header %j gets 404 for reading and paying', async (authorization) => {
    const headers = { authorization };
    const answers = [
      await call('GET', '/api/shares/mine', { headers }),
      await call('POST', '/api/shares/pay', { headers, body: { phone: '0788123456' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });

  test('after thirty unknown links in an hour a network gets 429, but a valid link opens', async () => {
    const { token } = await bookedToShare(environment);
    const link = await shared(token, 1000);
    const statuses = new Set<number>();
    for (let n = 0; n < 30; n += 1) statuses.add((await seeShare('b'.repeat(22), '192.0.2.7')).status);
    expect([...statuses]).toEqual([404]);
    expect((await seeShare('b'.repeat(22), '192.0.2.7')).status).toBe(429);
    expect((await seeShare(link.token, '192.0.2.7')).status).toBe(200);
  });

  test('a link opens for thirty days, and longer while the session is ahead', async () => {
    const { token } = await bookedToShare(environment);
    const link = await shared(token, 1000);
    await environment.sql(`update shares set created_at = now() - interval '40 days'`);
    expect((await seeShare(link.token)).status).toBe(200);
    await environment.sql(`update bookings set event_date = current_date - 40`);
    expect((await seeShare(link.token)).status).toBe(404);
    await environment.sql(`update shares set created_at = now()`);
    expect((await seeShare(link.token)).status).toBe(200);
  });
});
