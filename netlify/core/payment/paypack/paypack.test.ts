import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cashin } from './paypack.ts';
import { processedEvents } from './paypack-events.ts';
import { type PaypackAccount, PaypackRefusal, PaypackUnreachable } from './paypack-http.ts';

/** Sends the response a test wants, for cases that the sandbox never has. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let calls: string[];
let expires: number;
let account: PaypackAccount;

const server = createServer((request, response) => {
  calls.push(`${request.method} ${request.url?.split('?')[0]}`);
  if (request.url === '/auth/agents/authorize') {
    response.end(JSON.stringify({ access: 'token', refresh: 'unused', expires }));
  } else answer(request, response);
});

beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
beforeEach(() => {
  const { port } = server.address() as AddressInfo;
  // A new client for each test, so that no test reuses a token of another.
  account = {
    baseUrl: `http://127.0.0.1:${port}`,
    clientId: crypto.randomUUID(),
    clientSecret: 'secret',
    webhookMode: 'development',
  };
  calls = [];
  expires = Date.now() / 1000 + 900;
});
afterAll(() => new Promise((done) => server.close(done)));

const answers = (status: number, body: unknown) => (_: IncomingMessage, response: ServerResponse) => {
  response.statusCode = status;
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};

const ask = () => cashin(account, { amount: 1000, number: '0788123456', idempotencyKey: 'k' });

describe('cash-in request', () => {
  test.each([400, 403, 404, 422])(
    'a cash-in that gets %i is refused with Paypack’s reason',
    async (status) => {
      answer = answers(status, { status, message: 'unknown number' });
      await expect(ask()).rejects.toThrow(PaypackRefusal);
      await expect(ask()).rejects.toThrow('unknown number');
    },
  );

  test.each<[number, unknown]>([
    [401, { message: 'expired' }],
    [408, {}],
    [409, {}],
    [429, {}],
    [500, {}],
    [502, '<html>Bad gateway</html>'],
    [302, ''],
    [200, '<html>Maintenance</html>'],
    [200, { status: 'pending' }],
  ])('a cash-in that gets %i %j counts as unreachable and is retried', async (status, body) => {
    answer = answers(status, body);
    await expect(ask()).rejects.toThrow(PaypackUnreachable);
  });

  test('a cash-in whose connection breaks is treated as unreachable', async () => {
    answer = (_, response) => response.destroy();
    await expect(ask()).rejects.toThrow(PaypackUnreachable);
  });

  test('two cash-ins use one token while it is valid', async () => {
    answer = answers(200, { ref: 'r' });
    expect([await ask(), await ask()]).toEqual(['r', 'r']);
    const cashins = ['POST /transactions/cashin', 'POST /transactions/cashin'];
    expect(calls).toEqual(['POST /auth/agents/authorize', ...cashins]);
  });

  test('a cash-in gets a new token in the last minute of the old one', async () => {
    answer = answers(200, { ref: 'r' });
    expires = Date.now() / 1000 + 30;
    await ask();
    await ask();
    expect(calls.filter((call) => call.endsWith('authorize'))).toHaveLength(2);
  });
});

test('only processed events with exactly this reference are returned', async () => {
  const data = { ref: 'mine', kind: 'CASHIN', amount: 1000, status: 'successful' };
  answer = answers(200, {
    limit: 100,
    offset: 0,
    total: 5,
    transactions: [
      { event_id: '1', event_kind: 'transaction:created', data },
      { event_id: '2', event_kind: 'transaction:processed', data: { ...data, ref: 'mine-too' } },
      { event_id: '3', event_kind: 'transaction:processed', data: { ...data, status: 'unheard of' } },
      { event_id: '4', event_kind: 'transaction:processed' },
      { event_id: '5', event_kind: 'transaction:processed', data: { ...data, status: 'failed' } },
    ],
  });
  expect(await processedEvents(account, 'mine')).toEqual([{ ...data, status: 'failed' }]);
});
