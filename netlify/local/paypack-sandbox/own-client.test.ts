import { createRequire } from 'node:module';
import type { Paypack, PaypackStatic } from 'paypack-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaypackSandbox, startPaypackSandbox } from './sandbox.ts';

/** The payment service’s npm client, unchanged, with one instance per process. */
const require = createRequire(import.meta.url);
const { default: Client } = require('paypack-js') as { default: PaypackStatic };
const http = require('paypack-js/build/http.js') as { defaults: { baseURL: string } };

const number = '0788123456';
let clock = new Date('2026-12-01T08:00:00Z');
let sandbox: PaypackSandbox;
let client: Paypack;
beforeAll(async () => {
  sandbox = await startPaypackSandbox({ now: () => clock });
  sandbox.takeBareTokens(true);
  http.defaults.baseURL = `${sandbox.baseUrl}/`;
  client = new Client({
    client_id: sandbox.credentials.clientId,
    client_secret: sandbox.credentials.clientSecret,
  });
});
afterAll(() => sandbox.stop());

test('Paypack’s own client can pay, find, list and read its profile in the sandbox', async () => {
  const { data: asked } = await client.cashin({ number, amount: 60_000 });
  expect(asked).toMatchObject({ status: 'pending', amount: 60_000, kind: 'CASHIN', provider: 'mtn' });
  sandbox.decide(asked.ref, 'approve');
  clock = new Date(clock.getTime() + 60_000);

  const { data: found } = await client.transaction(asked.ref);
  const facts = { ref: asked.ref, amount: 60_000, fee: 1380, client: number, kind: 'CASHIN' };
  expect(found).toMatchObject({ ...facts, user_ref: '', metadata: null, timestamp: asked.created_at });

  const { data: events } = await client.events({ ref: asked.ref, status: 'successful', limit: 5 });
  expect(events).toMatchObject({ limit: 5, offset: 0, total: 1 });
  expect(events.transactions).toMatchObject([{ event_kind: 'transaction:processed', data: facts }]);

  const { data: list } = await client.transactions({ client: Number(number), from: '2026-12-01T07:00:00Z' });
  expect(list).toMatchObject({ total: 1, cashin: 60_000, fee: 1380, transactions: [{ ref: asked.ref }] });
  const later = await client.transactions({ from: clock.toISOString() });
  expect(later.data).toMatchObject({ total: 0, transactions: [] });

  const { data: me } = await client.me();
  expect(me).toMatchObject({ name: 'FTS Studio', in_rate: 0.023, balance: 58_620 });
  expect(sandbox.tokensGranted()).toBe(1);
});

test('Paypack’s own client refreshes an expired token', async () => {
  clock = new Date(clock.getTime() + 900_000);
  // The client retries before the new token has arrived, so its first call fails.
  await expect(client.me()).rejects.toThrow();
  await expect.poll(() => sandbox.tokensGranted()).toBe(2);
  await expect.poll(async () => (await client.me()).data.name).toBe('FTS Studio');
});
