import { describe, expect, test } from 'vitest';
import { makeUser } from '#tests/support/account.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');

const key = 'a-key-of-one-press';

const kinds: [word: string, body: Record<string, unknown>][] = [
  ['services', { name: 'Drone film' }],
  ['internships', { title: 'Drone Internship', state: 'published' }],
  ['pricing', { name: 'Drone film', price: '250,000', service: 'Videography' }],
  ['gallery', { title: 'Above Kigali', picture: 'frame-gold.jpg' }],
];

describe.each(kinds)('adding to /%s', (word, body) => {
  const add = (sent: Record<string, unknown> = body, headers: Record<string, string> = {}) =>
    admin.call('POST', `/api/${word}`, sent, { 'idempotency-key': key, ...headers });
  const count = async () =>
    (await environment.sql('select count(*)::int as count from shelf_entries')) as { count: number }[];

  test('a retry under the same key creates one entry and gets the same response', async () => {
    const first = await add();
    const again = await add();
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.json).toEqual(first.json);
    expect(await count()).toEqual([{ count: 1 }]);
    expect(await actsOf(environment, admin)).toHaveLength(1);
  });

  test('two identical requests at once create one entry', async () => {
    const [one, other] = await Promise.all([add(), add()]);
    expect(one.status).toBe(201);
    expect(other.json).toEqual(one.json);
    expect(await count()).toEqual([{ count: 1 }]);
  });

  test('other content under a used key gets 409 and adds nothing', async () => {
    await add();
    const { status, json } = await add({ ...body, state: 'draft', alt: 'Kigali seen from above' });
    expect([status, json]).toEqual([409, { error: expect.stringContaining('Idempotency-Key') }]);
    expect(await count()).toEqual([{ count: 1 }]);
  });

  test('a request with another idempotency key, or none, creates another entry', async () => {
    await add();
    expect((await add(body, { 'idempotency-key': 'another-press' })).status).toBe(201);
    expect((await admin.call('POST', `/api/${word}`, body)).status).toBe(201);
    expect((await admin.call('POST', `/api/${word}`, body)).status).toBe(201);
    expect(await count()).toEqual([{ count: 4 }]);
  });
});

test('the same key can be used once for each kind', async () => {
  for (const [word, body] of kinds)
    expect((await admin.call('POST', `/api/${word}`, body, { 'idempotency-key': key })).status, word).toBe(
      201,
    );
});

test.each(['short', 'a'.repeat(65), 'no spaces please', '%00%00%00%00'])(
  'the malformed key %j gets 400',
  async (wrong) => {
    const { status, json } = await admin.call(
      'POST',
      '/api/services',
      { name: 'Drone film' },
      { 'idempotency-key': wrong },
    );
    expect([status, json]).toEqual([400, { error: expect.stringContaining('8 to 64') }]);
  },
);

test('a retry after a change returns the entry in its current state', async () => {
  const add = () => admin.call('POST', '/api/services', { name: 'Drone film' }, { 'idempotency-key': key });
  const { entry } = (await add()).json as { entry: { id: string; version: string } };
  const other = await makeUser('head@fts.example', 'SUPERADMIN');
  await other.call('PUT', `/api/services/${entry.id}`, { version: entry.version, name: 'Drone films' });
  expect((await add()).json).toMatchObject({
    entry: { id: entry.id, fields: { name: 'Drone films' }, updatedBy: other.user.name },
  });
});
