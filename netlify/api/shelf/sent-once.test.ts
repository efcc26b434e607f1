import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeUser, type TestUser } from '#tests/support/account.ts';
import { type Environment, startEnvironment } from '#tests/support/environment.ts';
import { actsOf } from '#tests/support/staff-calls.ts';

/** Adding an entry again, because its answer was lost. */

let environment: Environment;
let admin: TestUser;
beforeAll(async () => {
  environment = await startEnvironment();
});
beforeEach(async () => {
  await environment.reset();
  admin = await makeUser('admin@fts.example', 'ADMIN');
});
afterAll(() => environment.stop());

const key = 'a-key-of-one-press';

const kinds: [word: string, body: Record<string, unknown>][] = [
  ['services', { name: 'Drone film' }],
  ['internships', { title: 'Drone Internship', state: 'published' }],
  ['pricing', { name: 'Drone film', price: '250,000', service: 'Videography' }],
  ['gallery', { title: 'Above Kigali', picture: 'frame-gold.jpg' }],
];

describe.each(kinds)('of /%s', (word, body) => {
  const add = (sent: Record<string, unknown> = body, headers: Record<string, string> = {}) =>
    admin.call('POST', `/api/${word}`, sent, { 'idempotency-key': key, ...headers });
  const count = async () =>
    (await environment.sql('select count(*)::int as count from shelf_entries')) as { count: number }[];

  test('the same key makes one entry, and gives the same answer', async () => {
    const first = await add();
    const again = await add();
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.json).toEqual(first.json);
    expect(await count()).toEqual([{ count: 1 }]);
    expect(await actsOf(environment, admin)).toHaveLength(1);
  });

  test('of two at once there is one, too', async () => {
    const [one, other] = await Promise.all([add(), add()]);
    expect(one.status).toBe(201);
    expect(other.json).toEqual(one.json);
    expect(await count()).toEqual([{ count: 1 }]);
  });

  test('the same key with other words is refused, and adds nothing', async () => {
    await add();
    const { status, json } = await add({ ...body, state: 'draft', alt: 'Kigali seen from above' });
    expect([status, json]).toEqual([409, { error: expect.stringContaining('Idempotency-Key') }]);
    expect(await count()).toEqual([{ count: 1 }]);
  });

  test('another key, or none, is another entry', async () => {
    await add();
    expect((await add(body, { 'idempotency-key': 'another-press' })).status).toBe(201);
    expect((await admin.call('POST', `/api/${word}`, body)).status).toBe(201);
    expect((await admin.call('POST', `/api/${word}`, body)).status).toBe(201);
    expect(await count()).toEqual([{ count: 4 }]);
  });
});

test('a key of one kind says nothing of another', async () => {
  for (const [word, body] of kinds)
    expect((await admin.call('POST', `/api/${word}`, body, { 'idempotency-key': key })).status, word).toBe(
      201,
    );
});

test.each(['short', 'a'.repeat(65), 'no spaces please', '%00%00%00%00'])(
  'the key %j is none',
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

test('after a change, what is sent again gets the entry as it is now', async () => {
  const add = () => admin.call('POST', '/api/services', { name: 'Drone film' }, { 'idempotency-key': key });
  const { entry } = (await add()).json as { entry: { id: string; version: string } };
  const other = await makeUser('head@fts.example', 'SUPERADMIN');
  await other.call('PUT', `/api/services/${entry.id}`, { version: entry.version, name: 'Drone films' });
  expect((await add()).json).toMatchObject({
    entry: { id: entry.id, fields: { name: 'Drone films' }, updatedBy: other.user.name },
  });
});
