import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PaypackSandbox, startPaypackSandbox } from './sandbox.ts';

let clock: Date;
let sandbox: PaypackSandbox;
let access: string;
let refresh: string;
beforeAll(async () => {
  sandbox = await startPaypackSandbox({ now: () => clock });
});
beforeEach(async () => {
  clock = new Date('2026-12-01T08:00:00Z');
  sandbox.clear();
  const { clientId, clientSecret } = sandbox.credentials;
  const body = JSON.stringify({ client_id: clientId, client_secret: clientSecret });
  const response = await fetch(`${sandbox.baseUrl}/auth/agents/authorize`, { method: 'POST', body });
  ({ access, refresh } = (await response.json()) as { access: string; refresh: string });
});
afterAll(() => sandbox.stop());

async function get(path: string, authorization = `Bearer ${access}`) {
  const response = await fetch(sandbox.baseUrl + path, { headers: { authorization } });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}

async function cashin(number = '0788123456', keys: { header?: string; query?: string } = {}) {
  const query = keys.query ? `?Idempotency-Key=${keys.query}` : '';
  const response = await fetch(`${sandbox.baseUrl}/transactions/cashin${query}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${access}`,
      ...(keys.header && { 'idempotency-key': keys.header }),
    },
    body: JSON.stringify({ amount: 1000, number }),
  });
  return ((await response.json()) as { ref: string }).ref;
}

describe('tokens', () => {
  test('tokens need the Bearer scheme, unless the sandbox accepts bare ones', async () => {
    for (const wrong of [access, `Basic ${access}`, `bearer${access}`])
      expect((await get('/merchants/me', wrong)).status, wrong).toBe(401);
    sandbox.takeBareTokens(true);
    expect((await get('/merchants/me', access)).status).toBe(200);
  });

  test('a refresh token works once', async () => {
    const { json } = await get(`/auth/refresh/${refresh}`, '');
    expect((await get('/merchants/me', `Bearer ${json.access}`)).status).toBe(200);
    expect((await get(`/auth/refresh/${refresh}`, '')).status).toBe(401);
  });
});

describe('an idempotency key', () => {
  test.each([
    ['header', { header: 'k' }, 1],
    ['header', { query: 'k' }, 2],
    ['query', { query: 'k' }, 1],
    ['query', { header: 'k' }, 2],
    ['either', { header: 'k' }, 1],
    ['either', { query: 'k' }, 1],
    ['nowhere', { header: 'k', query: 'k' }, 2],
  ] as const)(
    'with key source “%s”, sending %j twice makes %i transactions',
    async (place, keys, transactions) => {
      sandbox.readKeyFrom(place);
      await cashin('0788123456', keys);
      await cashin('0788123456', keys);
      expect(sandbox.transactions()).toHaveLength(transactions);
    },
  );
});

test('events and transactions are filtered by client and time', async () => {
  const first = await cashin('0788123456');
  clock = new Date('2026-12-01T08:10:00Z');
  const second = await cashin('0738123457');
  for (const list of ['/events/transactions', '/transactions/list']) {
    const refs = async (query: string) => {
      const { transactions } = (await get(`${list}?${query}`)).json;
      return (transactions as { ref?: string; data?: { ref: string } }[]).map(
        (one) => one.ref ?? one.data?.ref,
      );
    };
    expect(await refs('')).toEqual([second, first]);
    expect(await refs('client=0788123456')).toEqual([first]);
    expect(await refs('client=250738123457')).toEqual([second]);
    expect(await refs('from=2026-12-01T08:05:00Z')).toEqual([second]);
    expect(await refs('to=2026-12-01T08:05:00Z')).toEqual([first]);
    expect(await refs('from=2026-12-01T08:00:00Z&to=2026-12-01T08:10:00Z&limit=1&offset=1')).toEqual([first]);
    expect(await refs('kind=CASHOUT')).toEqual([]);
    expect((await get(`${list}?from=yesterday`)).status).toBe(400);
  }
});
