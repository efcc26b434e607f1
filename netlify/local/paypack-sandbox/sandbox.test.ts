import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PaypackSandbox, startPaypackSandbox } from './sandbox.ts';

let clock = new Date('2026-12-01T08:00:00Z');
let sandbox: PaypackSandbox;
beforeAll(async () => {
  sandbox = await startPaypackSandbox({ now: () => clock });
});
beforeEach(() => sandbox.clear());
afterAll(() => sandbox.stop());

interface Answer {
  status: number;
  json: Record<string, unknown>;
}

async function send(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(sandbox.baseUrl + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}

async function authorised(): Promise<Record<string, string>> {
  const { clientId, clientSecret } = sandbox.credentials;
  const { json } = await send('POST', '/auth/agents/authorize', {
    client_id: clientId,
    client_secret: clientSecret,
  });
  return { authorization: `Bearer ${json.access}` };
}

async function cashin(
  number: string,
  amount = 60_000,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return send('POST', '/transactions/cashin', { amount, number }, { ...(await authorised()), ...headers });
}

async function refOf(number: string): Promise<string> {
  return String((await cashin(number)).json.ref);
}

describe('authorize', () => {
  test('authorize returns a token that expires after 900 s, in epoch seconds', async () => {
    const { clientId, clientSecret } = sandbox.credentials;
    const body = { client_id: clientId, client_secret: clientSecret };
    const { status, json } = await send('POST', '/auth/agents/authorize', body);
    expect({ status, expires: json.expires }).toEqual({
      status: 200,
      expires: clock.getTime() / 1000 + 900,
    });
    expect(Object.keys(json)).toEqual(['access', 'refresh', 'expires']);
  });

  test('authorize refuses a wrong secret with 401', async () => {
    const body = { client_id: sandbox.credentials.clientId, client_secret: 'guess' };
    expect(await send('POST', '/auth/agents/authorize', body)).toEqual({
      status: 401,
      json: { status: 401, message: 'invalid client credentials' },
    });
  });

  test('a missing, invented, expired or revoked token gets 401', async () => {
    expect((await send('GET', '/events/transactions')).status).toBe(401);
    expect((await send('GET', '/events/transactions', undefined, { authorization: 'Bearer x' })).status).toBe(
      401,
    );
    const token = await authorised();
    expect((await send('GET', '/events/transactions', undefined, token)).status).toBe(200);
    clock = new Date(clock.getTime() + 900_000);
    expect((await send('GET', '/events/transactions', undefined, token)).status).toBe(401);
    const fresh = await authorised();
    sandbox.revokeTokens();
    expect((await send('GET', '/events/transactions', undefined, fresh)).status).toBe(401);
  });
});

describe('cashin', () => {
  test('cashin creates a pending transaction', async () => {
    const { status, json } = await cashin('0788123456');
    expect(status).toBe(200);
    expect(json).toEqual({
      ref: sandbox.transactions()[0]?.ref,
      status: 'pending',
      amount: 60_000,
      kind: 'CASHIN',
      created_at: clock.toISOString(),
      provider: 'mtn',
    });
  });

  test('cashin returns the same transaction for the same key', async () => {
    const key = { 'idempotency-key': 'a'.repeat(32) };
    const [first, second] = [await cashin('0788123456', 500, key), await cashin('0788123456', 500, key)];
    expect(second).toEqual(first);
    expect(sandbox.transactions()).toHaveLength(1);
  });

  test.each([
    ['an amount below the minimum', '0788123456', 99, {}],
    ['a fraction of a franc', '0788123456', 100.5, {}],
    ['a number of an unknown operator', '0711123456', 100, {}],
    ['a number unknown to its operator', '0788123400', 100, {}],
    ['a key that is too long', '0788123456', 100, { 'idempotency-key': 'a'.repeat(33) }],
  ])('cashin refuses %s with 400', async (_case, number, amount, headers) => {
    const { status, json } = await cashin(number, amount, headers);
    expect({ status, inBody: json.status }).toEqual({ status: 400, inBody: 400 });
    expect(json.message).toEqual(expect.any(String));
    expect(sandbox.transactions()).toEqual([]);
  });

  test('cashin refuses a body that is not JSON with 400', async () => {
    const response = await fetch(`${sandbox.baseUrl}/transactions/cashin`, {
      method: 'POST',
      headers: await authorised(),
      body: '{',
    });
    expect(response.status).toBe(400);
  });
});

describe('reports', () => {
  test('find returns 404 for a new transaction at first, and later always the status pending', async () => {
    const ref = await refOf('0788123456');
    const token = await authorised();
    expect((await send('GET', `/transactions/find/${ref}`, undefined, token)).status).toBe(404);
    sandbox.decide(ref, 'approve');
    clock = new Date(clock.getTime() + 1000);
    const { status, json } = await send('GET', `/transactions/find/${ref}`, undefined, token);
    expect({ status, ref: json.ref, said: json.status }).toEqual({ status: 200, ref, said: 'pending' });
  });

  test('events are filtered and paged, newest first', async () => {
    const refs = [await refOf('0788123451'), await refOf('0788123452'), await refOf('0788123453')];
    sandbox.decide(String(refs[1]), 'decline');
    const token = await authorised();
    const list = async (query: string) =>
      (await send('GET', `/events/transactions?${query}`, undefined, token)).json;
    expect(await list('limit=2&offset=1')).toMatchObject({ limit: 2, offset: 1, total: 4 });
    expect((await list('limit=2&offset=1')).transactions).toMatchObject([
      { event_kind: 'transaction:created', data: { ref: refs[2] } },
      { event_kind: 'transaction:created', data: { ref: refs[1] } },
    ]);
    expect((await list(`ref=${refs[1]}&kind=CASHIN&status=failed`)).transactions).toMatchObject([
      { event_kind: 'transaction:processed', data: { ref: refs[1], status: 'failed' } },
    ]);
    expect(await list('kind=CASHOUT')).toMatchObject({ total: 0, transactions: [] });
    expect((await send('GET', '/events/transactions?limit=0', undefined, token)).status).toBe(400);
  });
});

describe('the phone', () => {
  test('a prompt can be decided once', async () => {
    const ref = await refOf('0788123456');
    expect(sandbox.prompts()).toHaveLength(1);
    expect(sandbox.decide(ref, 'approve')?.status).toBe('successful');
    expect(sandbox.decide(ref, 'decline')).toBeUndefined();
    expect(sandbox.prompts()).toEqual([]);
    expect(sandbox.decide('unknown', 'approve')).toBeUndefined();
  });

  test('a number that never responds has no prompt, and one without money fails', async () => {
    expect(sandbox.decide(await refOf('0788123401'), 'approve')).toBeUndefined();
    expect(sandbox.prompts()).toEqual([]);
    expect(sandbox.decide(await refOf('0788123405'), 'approve')?.status).toBe('failed');
  });
});

describe('webhooks', () => {
  const sent = () =>
    sandbox
      .webhooks()
      .map(({ body }) => JSON.parse(body) as { kind: string; data: { ref: string; status: string } });

  test('webhooks are signed over their exact bytes', async () => {
    sandbox.decide(await refOf('0788123456'), 'approve');
    const [webhook] = sandbox.webhooks();
    const expected = createHmac('sha256', sandbox.credentials.webhookSecret)
      .update(webhook?.body ?? '')
      .digest('base64');
    expect(webhook?.headers['x-paypack-signature']).toBe(expected);
    expect(sent()).toMatchObject([
      { kind: 'transaction:processed', data: { kind: 'CASHIN', status: 'successful' } },
    ]);
  });

  test.each([
    ['0788123402', ['transaction:processed successful', 'transaction:processed successful']],
    [
      '0788123403',
      ['transaction:processed successful', 'transaction:created pending', 'transaction:processed pending'],
    ],
    ['0788123404', []],
  ])('the number %s gets its misbehaving webhooks', async (number, expected) => {
    sandbox.decide(await refOf(number), 'approve');
    expect(sent().map(({ kind, data }) => `${kind} ${data.status}`)).toEqual(expected);
  });
});

describe('simulated faults', () => {
  test('the sandbox returns 503 while it is down', async () => {
    sandbox.goDown(true);
    expect((await send('POST', '/auth/agents/authorize', {})).status).toBe(503);
    sandbox.goDown(false);
    expect((await cashin('0788123456')).status).toBe(200);
  });

  test('a dropped response still creates the transaction, and a retry returns it', async () => {
    const headers = { ...(await authorised()), 'idempotency-key': 'k1' };
    sandbox.dropNextAnswer();
    const order = { amount: 100, number: '0788123456' };
    await expect(send('POST', '/transactions/cashin', order, headers)).rejects.toThrow();
    expect(sandbox.transactions()).toHaveLength(1);
    expect((await send('POST', '/transactions/cashin', order, headers)).json.ref).toBe(
      sandbox.transactions()[0]?.ref,
    );
    expect(sandbox.transactions()).toHaveLength(1);
  });
});
