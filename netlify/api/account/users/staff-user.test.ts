import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { operator } from '#netlify/core/account/staff.ts';
import { resetFactorsOf } from '#netlify/core/account/users/reset-factors.ts';
import type { UserRow } from '#src/domain/account/user-list.ts';
import { codeIn, loginAs, makeUser, type TestUser } from '#tests/support/account.ts';
import { call, itemsIn, unknownId } from '#tests/support/call.ts';
import { mailsTo, newestMail } from '#tests/support/mails.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { firstStep, secondStep, setUpApp } from '#tests/support/steps/second-factor.ts';
import { answerError } from '../../http/answer-error.ts';
import { requireAdmin } from '../../http/session.ts';

const environment = setUpEnvironment();
const user = setUpUser('user@example.com');
const admin = setUpUser('admin@example.com', 'ADMIN');
const boss = setUpUser('boss@example.com', 'SUPERADMIN');
const rowSeenBy = async (by: TestUser) =>
  itemsIn<UserRow>(await by.call('GET', `/api/users?id=${user.user.id}`))[0];

const logOut = (by: TestUser, id: string) => by.call('DELETE', `/api/users/${id}/sessions`);
const sendReset = (by: TestUser, id: string) => by.call('POST', `/api/users/${id}/reset`);
const setRole = (by: TestUser, id: string, role: unknown) =>
  by.call('PUT', `/api/auth/users/${id}/role`, { role });

const superAdmins = async () =>
  (await environment.sql(`select * from users where role = 'SUPERADMIN'`)).length;

const addressOf = (id: string) => `/api/users/${id}/second-factor`;

describe('the list of users', () => {
  test('only super admins see when a user was last here', async () => {
    expect(await rowSeenBy(boss)).toMatchObject({ lastSeenAt: expect.any(String) });
    expect(await rowSeenBy(admin)).toEqual({
      id: user.user.id,
      name: 'Aline Uwase',
      email: 'user@example.com',
      role: 'USER',
      suspendedAt: null,
      suspendedFor: null,
      secondFactorSince: null,
      lastSeenAt: null,
      createdAt: expect.any(String),
    });
  });

  test('an admin gets 403 for the CSV of users, a super admin the file', async () => {
    expect((await admin.call('GET', '/api/users.csv')).status).toBe(403);
    expect((await boss.call('GET', '/api/users.csv')).text).toContain('user@example.com');
  });
});

describe('the time a user was last seen', () => {
  const lastSeen = async () => {
    const [row] = await environment.sql<{ at: Date | null }>(
      'select last_seen_at as at from users where id = $1',
      [user.user.id],
    );
    return row?.at ?? null;
  };

  test('the time a user was last seen changes at login and with use, not at logout', async () => {
    await environment.sql('update users set last_seen_at = null');
    await environment.sql(`update sessions set updated_at = now() - interval '10 minutes',
      expires_at = now() + interval '6 days'`);
    const earlier = await lastSeen();
    expect(earlier).not.toBeNull();
    await user.call('GET', '/api/auth/me');
    const seen = await lastSeen();
    expect(Number(seen)).toBeGreaterThan(Number(earlier));
    await user.call('POST', '/api/auth/logout');
    expect(await lastSeen()).toEqual(seen);
    expect((await loginAs('user@example.com')).status).toBe(200);
    expect(Number(await lastSeen())).toBeGreaterThanOrEqual(Number(seen));
  });
});

describe('logging a user out', () => {
  test('logging a user out ends all their sessions immediately, and is audited', async () => {
    await loginAs('user@example.com');
    const answer = await logOut(boss, user.user.id);
    expect([answer.status, answer.json]).toEqual([200, { devices: 2 }]);
    expect((await user.call('GET', '/api/auth/me')).status).toBe(401);
    expect((await boss.call('GET', '/api/auth/me')).status).toBe(200);
    expect((await logOut(boss, user.user.id)).json).toEqual({ devices: 0 });
    expect(await actsOf(environment, boss)).toEqual([
      { action: 'account.logged-out', before: { devices: 2 }, after: { devices: 0 } },
    ]);
    expect((await loginAs('user@example.com')).status).toBe(200);
  });

  test('logging the own account out gets 409', async () => {
    expect((await logOut(boss, boss.user.id)).status).toBe(409);
    expect((await boss.call('GET', '/api/auth/me')).status).toBe(200);
  });
});

describe('a reset sent by a super admin', () => {
  const newPassword = 'seven lamps by lake muhazi';

  test('a sent reset is a code that its owner uses, and is audited', async () => {
    expect((await sendReset(boss, user.user.id)).status).toBe(200);
    const text = (await newestMail(environment, 'user@example.com'))?.text;
    expect(text).toContain('/forgot#for=user%40example.com');
    expect((await user.call('GET', '/api/auth/me')).status).toBe(200);
    const body = { email: 'user@example.com', code: codeIn(text), newPassword };
    expect((await call('POST', '/api/auth/reset', { body })).status).toBe(200);
    expect((await loginAs('user@example.com', newPassword)).status).toBe(200);
    expect(await actsOf(environment, boss)).toEqual([
      { action: 'account.reset-sent', before: null, after: null },
    ]);
  });

  test('a sent reset gets 429 within a minute of a mail, and after six', async () => {
    await call('POST', '/api/auth/forgot', { body: { email: 'user@example.com' } });
    const early = await sendReset(boss, user.user.id);
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await actsOf(environment, boss)).toEqual([]);
    for (let times = 0; times < 5; times += 1) {
      await environment.sql('delete from reset_codes');
      expect((await sendReset(boss, user.user.id)).status).toBe(200);
    }
    await environment.sql('delete from reset_codes');
    expect((await sendReset(boss, user.user.id)).status).toBe(429);
    expect(await mailsTo(environment, 'user@example.com')).toHaveLength(6);
  });

  test('a reset for the own account or a suspended one gets 409', async () => {
    expect((await sendReset(boss, boss.user.id)).status).toBe(409);
    await boss.call('PUT', `/api/users/${user.user.id}`, { suspended: true, reason: 'Left us' });
    expect((await sendReset(boss, user.user.id)).status).toBe(409);
    expect(await environment.mailbox.messages()).toEqual([]);
  });
});

test.each([unknownId, 'no-id', '%00'])(
  'logging out or resetting the unknown account %s gets 404',
  async (id) => {
    expect((await logOut(boss, id)).status).toBe(404);
    expect((await sendReset(boss, id)).status).toBe(404);
  },
);

test('of two super admins who demote and suspend each other at once, one succeeds', async () => {
  const second = await makeUser('second@example.com', 'SUPERADMIN');
  const answers = await Promise.all([
    boss.call('PUT', `/api/auth/users/${second.user.id}/role`, { role: 'USER' }),
    second.call('PUT', `/api/users/${boss.user.id}`, { suspended: true, reason: 'Left us' }),
  ]);
  const done = answers.filter(({ status }) => status === 200);
  expect(done).toHaveLength(1);
  expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([
    expect.toSatisfy((status: number) => status === 401 || status === 403),
  ]);
  const left = await environment.sql(
    `select 1 from users where role = 'SUPERADMIN' and suspended_at is null`,
  );
  expect(left).toHaveLength(1);
});

describe('a role', () => {
  test('a role changed by a super admin counts at the next call and is audited', async () => {
    const answer = await setRole(boss, user.user.id, 'ADMIN');
    expect([answer.status, answer.json]).toEqual([200, { user: { ...user.user, role: 'ADMIN' } }]);
    expect((await user.call('GET', '/api/auth/me')).json).toMatchObject({ role: 'ADMIN' });
    expect(
      await environment.sql('select actor, action, subject_id, before, after from audit_entries'),
    ).toEqual([
      {
        actor: boss.user.id,
        action: 'account.role-changed',
        subject_id: user.user.id,
        before: { role: 'USER' },
        after: { role: 'ADMIN' },
      },
    ]);
    await setRole(boss, user.user.id, 'USER');
    expect((await user.call('GET', '/api/auth/me')).json).toMatchObject({ role: 'USER' });
  });

  test('changing a role gets 403 for clients and admins, and 401 without a login', async () => {
    for (const by of [user, admin]) {
      for (const target of [user, admin, boss]) {
        expect((await setRole(by, target.user.id, 'SUPERADMIN')).status).toBe(403);
      }
    }
    const path = `/api/auth/users/${user.user.id}/role`;
    expect((await call('PUT', path, { body: { role: 'ADMIN' } })).status).toBe(401);
    expect(await superAdmins()).toBe(1);
  });

  test('a super admin who changes the own role gets 409', async () => {
    await makeUser('second@example.com', 'SUPERADMIN');
    expect((await setRole(boss, boss.user.id, 'USER')).status).toBe(409);
    expect((await setRole(boss, boss.user.id.toUpperCase(), 'USER')).status).toBe(409);
    expect(await superAdmins()).toBe(2);
  });

  test('an unknown role gets 422, an unknown user 404', async () => {
    for (const role of ['OWNER', '', null, 'superadmin', ['ADMIN'], 'SUPERADMIN']) {
      expect((await setRole(boss, user.user.id, role)).status).toBe(422);
    }
    for (const id of ['0190a000-0000-7000-8000-000000000000', 'no-id']) {
      expect((await setRole(boss, id, 'ADMIN')).status).toBe(404);
    }
  });

  test('the role of super admin gets 422: only the command line gives it', async () => {
    const answer = await setRole(boss, admin.user.id, 'SUPERADMIN');
    expect([answer.status, answer.json]).toMatchObject([
      422,
      { fields: { role: expect.stringMatching(/from the command line only/) } },
    ]);
    expect(await superAdmins()).toBe(1);
  });

  test('a super admin who lost the role gets 403 at the next call', async () => {
    const second = await makeUser('second@example.com', 'SUPERADMIN');
    expect((await setRole(boss, second.user.id, 'USER')).status).toBe(200);
    expect((await setRole(second, user.user.id, 'ADMIN')).status).toBe(403);
  });

  test('of two super admins who demote each other at once, one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      await environment.sql(`update users set role = 'SUPERADMIN' where id = any($1)`, [
        [admin.user.id, boss.user.id],
      ]);
      const answers = await Promise.all([
        setRole(boss, admin.user.id, 'USER'),
        setRole(admin, boss.user.id, 'USER'),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      expect(await superAdmins()).toBe(1);
    }
  });
});

test('calls for staff let in admins and super admins only', async () => {
  const app = new Hono().get('/', requireAdmin, (c) => c.json({ role: c.var.me.user.role }));
  app.onError(answerError);
  const ask = async (token?: string) =>
    (await app.request('/', token ? { headers: { authorization: `Bearer ${token}` } } : {})).status;
  expect([await ask(), await ask('made-up')]).toEqual([401, 401]);
  expect([await ask(user.token), await ask(admin.token), await ask(boss.token)]).toEqual([403, 200, 200]);
});

test('a reset of the second factor lets its owner log in with the password, and mails them', async () => {
  const { recoveryCodes } = await setUpApp(admin);
  const { ticket } = await firstStep('admin@example.com');
  const [row] = itemsIn<UserRow>(await boss.call('GET', `/api/users?id=${admin.user.id}`));
  expect(row?.secondFactorSince).toEqual(expect.any(String));
  expect((await boss.call('DELETE', addressOf(admin.user.id))).status).toBe(200);
  expect((await admin.call('GET', '/api/auth/me')).status).toBe(401);
  expect((await secondStep(ticket, recoveryCodes[0] ?? '')).status).toBe(401);
  expect((await loginAs('admin@example.com')).status).toBe(200);
  const [mail] = (await mailsTo(environment, 'admin@example.com', 'Two-step login')).filter(({ text }) =>
    text.includes('was reset'),
  );
  expect(mail).toBeDefined();
  expect(await actsOf(environment, boss)).toEqual([
    { action: 'account.two-step-login-reset', before: null, after: null },
  ]);
});

test('resetting a second factor gets 409 if own or missing, and 404 for an unknown account', async () => {
  const statuses = [];
  for (const id of [boss.user.id, unknownId, 'no-id', admin.user.id])
    statuses.push((await boss.call('DELETE', addressOf(id))).status);
  expect(statuses).toEqual([409, 404, 404, 409]);
});

test('the command line resets a second factor, which is audited', async () => {
  await setUpApp(boss);
  expect(await resetFactorsOf('nobody@example.com', operator)).toBe(false);
  expect(await resetFactorsOf('boss@example.com', operator)).toBe(true);
  expect(await resetFactorsOf('boss@example.com', operator)).toBe(false);
  expect((await loginAs('boss@example.com')).status).toBe(200);
  const acts = await environment.sql(`select action from audit_entries where actor = 'operator'`);
  expect(acts).toEqual([{ action: 'account.two-step-login-reset' }]);
});
