import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '#netlify/core/account/account.table.ts';
import { startSession } from '#netlify/core/account/sessions.ts';
import { db } from '#netlify/core/database.ts';
import { caller, loginAs, makeUser, type TestUser } from '#tests/support/account.ts';
import {
  changeRole,
  logInAgain,
  sessionStatus,
  suspend,
  wrongPassword,
} from '#tests/support/account-calls.ts';
import { call, idIn, itemsIn } from '#tests/support/call.ts';
import { everythingIn } from '#tests/support/everything.ts';
import { sendMessage } from '#tests/support/requests/message-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';

const environment = setUpEnvironment();
const user = setUpUser('user@example.com');
const admin = setUpUser('admin@example.com', 'ADMIN');
const boss = setUpUser('boss@example.com', 'SUPERADMIN');

const lift = (by: TestUser, { user }: TestUser) =>
  by.call('PUT', `/api/users/${user.id}`, { suspended: false });

describe('suspension of an account', () => {
  test('a suspension by a super admin ends all sessions immediately, and is audited', async () => {
    const other = await logInAgain('user@example.com');
    const answer = await suspend(boss, user);
    expect([answer.status, answer.json]).toEqual([
      200,
      {
        user: {
          id: user.user.id,
          name: 'Aline Uwase',
          email: 'user@example.com',
          role: 'USER',
          suspendedAt: expect.any(String),
          suspendedFor: 'Left us',
          secondFactorSince: null,
          lastSeenAt: expect.any(String),
          createdAt: expect.any(String),
        },
      },
    ]);
    for (const device of [user, other]) expect(await sessionStatus(device)).toBe(401);
    expect(await environment.sql('select 1 from sessions where user_id = $1', [user.user.id])).toEqual([]);
    expect(await actsOf(environment, boss)).toEqual([
      {
        action: 'account.suspended',
        before: { suspended: false },
        after: { suspended: true, reason: 'Left us' },
      },
    ]);
  });

  test('a suspension ends the calendar address for good, also once it is lifted', async () => {
    const { address } = (await admin.call('POST', '/api/calendar/address')).json as {
      address: { url: string };
    };
    const feed = new URL(address.url).pathname;
    expect((await call('GET', feed)).status).toBe(200);
    await suspend(boss, admin);
    expect((await call('GET', feed)).status).toBe(404);
    await lift(boss, admin);
    expect((await call('GET', feed)).status).toBe(404);
  });

  test('the last super admin who is not suspended gets 409 for deleting the account', async () => {
    const second = await makeUser('second@example.com', 'SUPERADMIN');
    await suspend(boss, second);
    expect((await boss.call('DELETE', '/api/auth/me')).status).toBe(409);
    await lift(boss, second);
    expect((await boss.call('DELETE', '/api/auth/me')).status).toBe(200);
  });

  test('suspending an account twice gets 200 and one audit entry', async () => {
    await suspend(boss, user);
    expect((await suspend(boss, user)).status).toBe(200);
    expect(await actsOf(environment, boss)).toHaveLength(1);
  });

  test('assigning a message to a suspended admin gets 422', async () => {
    const id = idIn(await sendMessage());
    await suspend(boss, admin);
    const answer = await boss.call('PUT', `/api/messages/${id}`, { assignee: admin.user.id, version: 1 });
    expect(answer.status).toBe(422);
  });

  test.each([
    ['is suspended', () => suspend(boss, admin)],
    ['becomes a client', () => changeRole(boss, admin, 'USER')],
  ])('messages of an admin who %s are unassigned', async (_, leave) => {
    const id = idIn(await sendMessage());
    await boss.call('PUT', `/api/messages/${id}`, { assignee: admin.user.id, version: 1 });
    expect((await leave()).status).toBe(200);
    const { json } = await boss.call('GET', '/api/messages?assignee=nobody');
    expect(json).toMatchObject({ items: [{ id, assignee: null, version: 3 }] });
    expect(await actsOf(environment, boss)).toContainEqual({
      action: 'message.unassigned',
      before: { assignee: admin.user.id },
      after: { assignee: null },
    });
  });
});

describe('a suspended user', () => {
  beforeEach(async () => {
    await suspend(boss, user);
  });

  test('only the right password gets 403 with the suspension; a wrong one gets the usual 401', async () => {
    const right = await loginAs('user@example.com');
    expect([right.status, right.json]).toEqual([
      403,
      { error: expect.stringMatching(/^This account is suspended\. .+ call us on \+250/) },
    ]);
    const wrong = await loginAs('user@example.com', wrongPassword);
    const nobody = await loginAs('nobody@example.com', wrongPassword);
    expect([wrong.status, wrong.text]).toEqual([nobody.status, nobody.text]);
    expect(await environment.sql('select 1 from sessions where user_id = $1', [user.user.id])).toEqual([]);
  });

  test('a session that began at the moment of the suspension gets 401', async () => {
    const [row] = await db().select().from(users).where(eq(users.id, user.user.id));
    if (row === undefined) throw new Error('The user is not there.');
    const late = await startSession(row, undefined);
    expect(await sessionStatus({ call: caller(late.token) })).toBe(401);
  });

  test('the list of users and its CSV are filtered by suspension', async () => {
    const emails = async (query: string) =>
      itemsIn<{ email: string }>(await admin.call('GET', `/api/users${query}`)).map(({ email }) => email);
    expect(await emails('?state=suspended')).toEqual(['user@example.com']);
    expect(await emails('?state=active')).not.toContain('user@example.com');
    expect((await boss.call('GET', '/api/users.csv?state=suspended')).text).toContain('user@example.com');
  });

  test('lifting a suspension lets the user log in again, and is audited', async () => {
    expect((await lift(boss, user)).json).toMatchObject({ user: { suspendedAt: null, suspendedFor: null } });
    expect((await loginAs('user@example.com')).status).toBe(200);
    expect((await actsOf(environment, boss)).map(({ action }) => action)).toEqual([
      'account.suspended',
      'account.suspension-lifted',
    ]);
    expect((await lift(boss, user)).status).toBe(200);
  });

  test('account deletion erases the reason of a lifted suspension', async () => {
    await lift(boss, user);
    const back = await logInAgain('user@example.com');
    expect((await back.call('DELETE', '/api/auth/me')).status).toBe(200);
    expect(await everythingIn(environment)).not.toContain('Left us');
  });
});
