import { expect, test } from 'vitest';
import type { PackageFields, PublicPackage } from '#src/domain/catalogue/packages/package.ts';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { call } from '#tests/support/call.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { publishPackage } from '#tests/support/shelf/packages.ts';
import { actsOf } from '#tests/support/staff-calls.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');

type PriceEntry = StaffShelfEntry<PackageFields>;

const session = 'sessions.photography.4h';
const wood = 'frames.wood-frame-board';

async function seen(...ids: string[]) {
  const { items } = (await admin.call('GET', '/api/pricing/all?limit=100&q=')).json as {
    items: PriceEntry[];
  };
  return ids.map((id) => ({ id, version: items.find((entry) => entry.id === id)?.version ?? '' }));
}

async function prices(id: string) {
  const found = (await call('GET', '/api/pricing')).json as PublicPackage[];
  return found.find((made) => made.id === id)?.tiers.map(({ price }) => price);
}

test('sessions and ranges rise by percent, rounded to 100 RWF, each with an audit entry', async () => {
  const entries = await seen(session, wood);
  const { status, json } = await admin.call('PUT', '/api/pricing', { entries, change: { percent: 2.5 } });
  expect([status, (json as { entries: PriceEntry[] }).entries.map(({ id }) => id)]).toEqual([
    200,
    [session, wood],
  ]);
  expect(await prices(session)).toEqual(['307,500 RWF', '512,500 RWF', '820,000 RWF', '1,230,000 RWF']);
  expect((await prices(wood))?.[0]).toBe('15,400–61,500 RWF');
  const acts = await actsOf(environment, admin);
  expect(acts.map(({ action }) => action)).toEqual(['package.published', 'package.published']);
  expect(acts.map(({ before }) => before)).toContainEqual({
    basic: 300_000,
    standard: 500_000,
    premium: 800_000,
    vip: 1_200_000,
  });
});

test('a stale row gets 409 with its name, and nothing is saved', async () => {
  const entries = await seen(session, wood);
  await publishPackage(environment, wood, { basic: 12_000 });
  const { status, json } = await admin.call('PUT', '/api/pricing', { entries, change: { amount: 1000 } });
  expect([status, json]).toMatchObject([409, { missed: ['Wood frame board'] }]);
  expect((await prices(session))?.[0]).toBe('300,000 RWF');
});

test('hidden, draft and unknown rows get 409', async () => {
  const [hidden] = await seen(wood);
  await admin.call('PUT', `/api/pricing/${wood}`, { state: 'hidden', version: hidden?.version });
  const [draft] = await seen(session);
  await admin.call('PUT', `/api/pricing/${session}`, { basic: '1,000', version: draft?.version });
  for (const entries of [await seen(wood), await seen(session), [{ id: 'no-such', version: '0' }]])
    expect((await admin.call('PUT', '/api/pricing', { entries, change: { amount: 1000 } })).status).toBe(409);
});

test('a package outside its validity dates gets 409, because its public price is the base’s', async () => {
  await publishPackage(environment, wood, { basic: 12_000, validTo: '2020-01-31' });
  const entries = await seen(session, wood);
  const { status, json } = await admin.call('PUT', '/api/pricing', { entries, change: { percent: 10 } });
  expect([status, json]).toMatchObject([409, { missed: ['Wood frame board'] }]);
  expect(await prices(session)).toContain('300,000 RWF');
  await publishPackage(environment, wood, { basic: 12_000, validFrom: '2020-01-31' });
  const valid = await seen(wood);
  expect((await admin.call('PUT', '/api/pricing', { entries: valid, change: { percent: 10 } })).status).toBe(
    200,
  );
  expect((await prices(wood))?.[0]).toBe('13,200 RWF');
});

test('an unchanged price gets no new version, and a change without any effect gets 422', async () => {
  await publishPackage(environment, wood, { basic: 100, standard: 100, premium: 100 });
  const entries = await seen(wood);
  const change = { percent: 0.1 };
  const { status, json } = await admin.call('PUT', '/api/pricing', { entries, change });
  expect([status, json]).toMatchObject([
    422,
    { fields: { change: expect.stringMatching(/^Nothing would/) } },
  ]);
  const both = { entries: [...entries, ...(await seen(session))], change };
  const answer = await admin.call('PUT', '/api/pricing', both);
  expect(answer.json).toMatchObject({ entries: [{ id: session }] });
  expect(await seen(wood)).toEqual(entries);
  expect(await actsOf(environment, admin)).toHaveLength(1);
});

test('a change that would take a price below zero gets 422 and saves nothing', async () => {
  const entries = await seen(session, wood);
  const { status, json } = await admin.call('PUT', '/api/pricing', { entries, change: { amount: -20_000 } });
  expect([status, json]).toMatchObject([422, { fields: { [wood]: expect.stringContaining('no price') } }]);
  expect((await prices(session))?.[0]).toBe('300,000 RWF');
});

test('two simultaneous changes of the same prices apply once; the second gets 409', async () => {
  const entries = await seen(session, wood);
  const change = { percent: 10 };
  const answers = await Promise.all([1, 2].map(() => admin.call('PUT', '/api/pricing', { entries, change })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await prices(session))?.[0]).toBe('330,000 RWF');
});

test.each<unknown>([
  {},
  { entries: [], change: { percent: 5 } },
  { entries: 'all', change: { percent: 5 } },
  { entries: [{ id: session, version: '0' }] },
  ...[
    null,
    {},
    { percent: 5, amount: 5 },
    { percent: 5, amount: null },
    { percent: 0 },
    { percent: 1e-9 },
    { percent: 1e-12 },
    { amount: 0 },
    { percent: '5' },
    { percent: 0.05 },
    { percent: -100 },
    { percent: 1e300 },
  ].map((change) => ({ entries: [{ id: session, version: '0' }], change })),
  ...[{ amount: 0.5 }, { amount: 1e300 }].map((change) => ({
    entries: [{ id: session, version: '0' }],
    change,
  })),
  { entries: Array(2).fill({ id: session, version: '0' }), change: { percent: 5 } },
  {
    entries: Array.from({ length: 301 }, (_, id) => ({ id: String(id), version: '0' })),
    change: { percent: 5 },
  },
  { entries: [{ id: 5, version: {} }], change: { percent: 5 } },
])('%j gets 422 with a readable message', async (body) => {
  const { status, json } = await admin.call('PUT', '/api/pricing', body as object);
  expect(status).toBe(422);
  expect(JSON.stringify(json)).not.toMatch(/invalid input|expected|received|unrecognized/i);
});
