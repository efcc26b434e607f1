import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeUser, type TestUser } from '#tests/support/account.ts';
import { type Environment, startEnvironment } from '#tests/support/environment.ts';
import { sendMessage } from '#tests/support/message-request.ts';
import { actsOf, expectStaffOnly } from '#tests/support/staff-calls.ts';

let environment: Environment;
let admin: TestUser;
let id: string;
beforeAll(async () => {
  environment = await startEnvironment();
});
beforeEach(async () => {
  await environment.reset();
  admin = await makeUser('admin@example.com', 'ADMIN');
  id = ((await sendMessage()).json as { id: string }).id;
});
afterAll(() => environment.stop());

const change = (body: unknown, who = admin) => who.call('PUT', `/api/messages/${id}`, body);

test('a message is changed by the staff only', async () => {
  await expectStaffOnly(environment, [['PUT', `/api/messages/${id}`, { status: 'done', version: 1 }]]);
  const head = await makeUser('head@example.com', 'SUPERADMIN');
  expect((await change({ status: 'done', version: 1 }, head)).status).toBe(200);
});

test('a message is done, on record, and open again', async () => {
  expect((await change({ status: 'done', version: 1 })).json).toMatchObject({
    message: { id, status: 'done', version: 2 },
  });
  expect((await change({ status: 'open', version: 2 })).json).toMatchObject({ message: { version: 3 } });
  expect((await change({ status: 'open', version: 3 })).json).toMatchObject({ message: { version: 3 } });
  expect(await actsOf(environment, admin)).toEqual([
    { action: 'message.done', before: { status: 'open' }, after: { status: 'done' } },
    { action: 'message.open', before: { status: 'done' }, after: { status: 'open' } },
  ]);
});

test('of two who change it at once one is first, and the other gets it as it is', async () => {
  const answers = await Promise.all([1, 2].map(() => change({ status: 'done', version: 1 })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
    error: 'Somebody changed this meanwhile. Please look at it as it is now.',
    current: { id, status: 'done', version: 2 },
  });
  expect(await actsOf(environment, admin)).toHaveLength(1);
});

test.each([
  [{ status: 'lost', version: 1 }, 422],
  [{ status: 'done' }, 422],
  [{ status: 'done', version: '1' }, 422],
  [[], 400],
])('%j is refused', async (body, status) => {
  expect((await change(body)).status).toBe(status);
});

test.each(['0190a000-0000-7000-8000-000000000000', 'no-id'])(
  'a message called %s is not there',
  async (other) => {
    const answer = await admin.call('PUT', `/api/messages/${other}`, { status: 'done', version: 1 });
    expect(answer.status).toBe(404);
  },
);
