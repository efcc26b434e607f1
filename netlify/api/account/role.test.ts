import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { makeUser, type TestUser } from '#tests/support/account.ts';
import { call } from '#tests/support/call.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { answerError } from '../http/answer-error.ts';
import { requireAdmin } from '../http/session.ts';

const environment = setUpEnvironment();
const user = setUpUser('user@example.com');
const admin = setUpUser('admin@example.com', 'ADMIN');
const boss = setUpUser('boss@example.com', 'SUPERADMIN');

const setRole = (by: TestUser, id: string, role: unknown) =>
  by.call('PUT', `/api/auth/users/${id}/role`, { role });
const superAdmins = async () =>
  (await environment.sql(`select * from users where role = 'SUPERADMIN'`)).length;

describe('a role', () => {
  test('is changed by a super admin, counts at the next call and is recorded', async () => {
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

  test('is changed by nobody else', async () => {
    for (const by of [user, admin]) {
      for (const target of [user, admin, boss]) {
        expect((await setRole(by, target.user.id, 'SUPERADMIN')).status).toBe(403);
      }
    }
    const path = `/api/auth/users/${user.user.id}/role`;
    expect((await call('PUT', path, { body: { role: 'ADMIN' } })).status).toBe(401);
    expect(await superAdmins()).toBe(1);
  });

  test('is never one’s own to change', async () => {
    await makeUser('second@example.com', 'SUPERADMIN');
    expect((await setRole(boss, boss.user.id, 'USER')).status).toBe(409);
    expect((await setRole(boss, boss.user.id.toUpperCase(), 'USER')).status).toBe(409);
    expect(await superAdmins()).toBe(2);
  });

  test('must exist, and so must the person who gets it', async () => {
    for (const role of ['OWNER', '', null, 'superadmin', ['ADMIN'], 'SUPERADMIN']) {
      expect((await setRole(boss, user.user.id, role)).status).toBe(422);
    }
    for (const id of ['0190a000-0000-7000-8000-000000000000', 'no-id']) {
      expect((await setRole(boss, id, 'ADMIN')).status).toBe(404);
    }
  });

  test('of a super admin is given from the command line only', async () => {
    const answer = await setRole(boss, admin.user.id, 'SUPERADMIN');
    expect([answer.status, answer.json]).toMatchObject([
      422,
      { fields: { role: expect.stringMatching(/from the command line only/) } },
    ]);
    expect(await superAdmins()).toBe(1);
  });

  test('taken away takes effect at the next call', async () => {
    const second = await makeUser('second@example.com', 'SUPERADMIN');
    expect((await setRole(boss, second.user.id, 'USER')).status).toBe(200);
    expect((await setRole(second, user.user.id, 'ADMIN')).status).toBe(403);
  });

  test('taken from each other at once leaves one super admin', async () => {
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

test('what is for the staff lets in admins and super admins only', async () => {
  const app = new Hono().get('/', requireAdmin, (c) => c.json({ role: c.var.me.user.role }));
  app.onError(answerError);
  const ask = async (token?: string) =>
    (await app.request('/', token ? { headers: { authorization: `Bearer ${token}` } } : {})).status;
  expect([await ask(), await ask('made-up')]).toEqual([401, 401]);
  expect([await ask(user.token), await ask(admin.token), await ask(boss.token)]).toEqual([403, 200, 200]);
});
