import { beforeEach, describe, expect, test } from 'vitest';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { makeUser } from '#tests/support/account.ts';
import { idIn, itemsIn } from '#tests/support/call.ts';
import { sendMessage } from '#tests/support/requests/message-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');
let id: string;
beforeEach(async () => {
  id = idIn(await sendMessage());
});

const change = (body: unknown, who = admin) => who.call('PUT', `/api/messages/${id}`, body);

test('a message can be marked done and reopened, each with an audit entry', async () => {
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

const list = async (query: string, who = admin) =>
  itemsIn<{ id: string }>(await who.call('GET', `/api/messages${query}`)).map((message) => message.id);
const overview = async () =>
  ((await admin.call('GET', '/api/overview/waiting')).json as { messages: unknown }).messages;
const today = todayInKigali(new Date());
const tomorrow = addDays(today, 1);

describe('an assigned message', () => {
  test('an assigned message is in its assignee’s list until it is unassigned, both audited', async () => {
    const grace = await makeUser('grace@fts.example', 'ADMIN');
    expect((await change({ assignee: grace.user.id, version: 1 })).json).toMatchObject({
      message: { assignee: grace.user.id, assigneeName: grace.user.name, status: 'open', version: 2 },
    });
    expect(await list('?assignee=me', grace)).toEqual([id]);
    expect(await list('?assignee=me')).toEqual([]);
    expect(await list('?assignee=nobody')).toEqual([]);
    expect((await admin.call('GET', '/api/messages.csv?assignee=me')).text.split('\r\n')).toHaveLength(2);
    expect((await change({ assignee: null, version: 2 })).json).toMatchObject({
      message: { assignee: null, assigneeName: null },
    });
    expect(await list('?assignee=nobody')).toEqual([id]);
    const acts = await actsOf(environment, admin);
    expect(acts).toEqual([
      { action: 'message.assigned', before: { assignee: null }, after: { assignee: grace.user.id } },
      { action: 'message.unassigned', before: { assignee: grace.user.id }, after: { assignee: null } },
    ]);
    const { json } = await admin.call('GET', `/api/messages/${id}`);
    expect(json).toMatchObject({
      message: { history: [{ before: { assignee: grace.user.name } }, { after: expect.anything() }, {}] },
    });
  });

  test('assigning a message to a client or an unknown account gets 422', async () => {
    const client = await makeUser('client@example.com');
    for (const assignee of [client.user.id, '0190a000-0000-7000-8000-000000000000']) {
      const { status, json } = await change({ assignee, version: 1 });
      expect([status, json]).toMatchObject([422, { fields: { assignee: expect.any(String) } }]);
    }
    expect(await list('?assignee=nobody')).toEqual([id]);
  });
});

test('the possible assignees are all staff who are not suspended', async () => {
  const gone = await makeUser('gone@fts.example', 'ADMIN');
  await environment.sql('update users set suspended_at = now() where id = $1', [gone.user.id]);
  const { json } = await admin.call('GET', '/api/messages/assignees');
  const names = (json as { staff: { id: string }[] }).staff;
  expect(names).toContainEqual({ id: admin.user.id, name: admin.user.name });
  const staff = await environment.sql<{ id: string }>(
    `select id from users where role <> 'USER' and suspended_at is null`,
  );
  expect(names.map(({ id }) => id).toSorted()).toEqual(staff.map(({ id }) => id).toSorted());
});

describe('a snoozed message', () => {
  test('a snoozed message is hidden and not counted until its day', async () => {
    expect(await overview()).toMatchObject({ count: 1 });
    expect((await change({ snoozedUntil: tomorrow, version: 1 })).json).toMatchObject({
      message: { status: 'open', snoozedUntil: tomorrow, version: 2 },
    });
    expect([await list('?status=open'), await list('?status=snoozed')]).toEqual([[], [id]]);
    expect(await overview()).toEqual({ count: 0, oldest: null, late: 0 });
    await environment.sql('update messages set snoozed_until = $1', [today]);
    expect([await list('?status=open'), await list('?status=snoozed')]).toEqual([[id], []]);
    expect(await overview()).toMatchObject({ count: 1 });
    const { json } = await admin.call('GET', `/api/messages/${id}`);
    expect(json).toMatchObject({ message: { snoozedUntil: null } });
  });

  test('a snoozed message can be woken, and marking it done wakes it too', async () => {
    await change({ snoozedUntil: tomorrow, version: 1 });
    await change({ snoozedUntil: null, version: 2 });
    expect(await list('?status=open')).toEqual([id]);
    await change({ snoozedUntil: tomorrow, version: 3 });
    await change({ status: 'done', version: 4 });
    expect(await list('?status=done')).toEqual([id]);
    expect((await actsOf(environment, admin)).map(({ action }) => action)).toEqual([
      ...['message.snoozed', 'message.woken', 'message.snoozed', 'message.done', 'message.woken'],
    ]);
  });

  test('a snooze outside one day to a year, or of a done message, gets 422', async () => {
    for (const snoozedUntil of [today, addDays(today, 367), '2026-02-30', 'soon', 7, '0000-01-01']) {
      const { status, json } = await change({ snoozedUntil, version: 1 });
      expect([status, json]).toMatchObject([422, { fields: { snoozedUntil: expect.any(String) } }]);
    }
    await change({ status: 'done', version: 1 });
    expect((await change({ snoozedUntil: tomorrow, version: 2 })).status).toBe(422);
    expect((await change({ status: 'open', snoozedUntil: tomorrow, version: 2 })).status).toBe(200);
  });
});

test('answered and done messages are not counted as waiting', async () => {
  await change({ status: 'answered', version: 1 });
  expect(await overview()).toEqual({ count: 0, oldest: null, late: 0 });
  expect(await list('?status=answered')).toEqual([id]);
  await change({ status: 'done', version: 2 });
  expect(await overview()).toEqual({ count: 0, oldest: null, late: 0 });
});

test('the second of two simultaneous changes gets 409 with the current message', async () => {
  const answers = await Promise.all([1, 2].map(() => change({ status: 'done', version: 1 })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
    error: 'This has changed since you opened it. Please look at it as it is now.',
    current: { id, status: 'done', version: 2 },
  });
  expect(await actsOf(environment, admin)).toHaveLength(1);
});

test.each([
  [{ status: 'lost', version: 1 }, 422],
  [{ status: 'done' }, 422],
  [{ status: 'done', version: '1' }, 422],
  [{ version: 1 }, 422],
  [{ assignee: 'nobody', version: 1 }, 422],
  [{ assignee: 7, version: 1 }, 422],
  [[], 400],
])('the change %j is refused', async (body, status) => {
  expect((await change(body)).status).toBe(status);
});

test.each(['0190a000-0000-7000-8000-000000000000', 'no-id'])(
  'changing the unknown message %s gets 404',
  async (other) => {
    const answer = await admin.call('PUT', `/api/messages/${other}`, { status: 'done', version: 1 });
    expect(answer.status).toBe(404);
  },
);
