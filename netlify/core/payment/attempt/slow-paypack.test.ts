import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { pollPayments } from './poll-payments.ts';

const environment = setUpEnvironment();
let silent: Server;
beforeAll(async () => {
  silent = createServer(() => undefined);
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  process.env.PAYPACK_BASE_URL = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
});
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

test('while Paypack hangs, a booking responds before the poller gives up', async () => {
  await booked({ email: 'early@example.com' });
  await environment.sql('update payments set due_at = now()');
  const schedule = pollPayments().then(() => 'the schedule');
  await expect.poll(() => environment.sql('select 1 from payments where tries = 2')).toHaveLength(1);
  const visitor = booked().then(({ transactionRef }) => {
    expect(transactionRef, 'what Paypack has not given').toBe('');
    return 'the visitor';
  });
  expect(await Promise.race([schedule, visitor])).toBe('the visitor');
  expect(await schedule).toBe('the schedule');
});
