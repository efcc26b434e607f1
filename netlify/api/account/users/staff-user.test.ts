import { describe, expect, test } from 'vitest';
import { operator } from '#netlify/core/account/staff.ts';
import { resetFactorsOf } from '#netlify/core/account/users/reset-factors.ts';
import type { UserRow } from '#src/domain/account/user-list.ts';
import { codeIn, loginAs, makeUser, type TestUser } from '#tests/support/account.ts';
import {
  changeRole,
  forgot,
  logInAgain,
  logOut,
  newPassword,
  reset,
  sessionStatus,
  suspend,
} from '#tests/support/account-calls.ts';
import { itemsIn } from '#tests/support/call.ts';
import { mailsTo, newestMail } from '#tests/support/mails.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { firstStep, secondStep, setUpApp } from '#tests/support/steps/second-factor.ts';

const environment = setUpEnvironment();
const user = setUpUser('user@example.com');
const admin = setUpUser('admin@example.com', 'ADMIN');
const boss = setUpUser('boss@example.com', 'SUPERADMIN');

const rowOf = async (whom: TestUser, by: TestUser) =>
  itemsIn<UserRow>(await by.call('GET', `/api/users?id=${whom.user.id}`))[0];

test('only super admins see when a user was last here', async () => {
  expect(await rowOf(user, boss)).toMatchObject({ lastSeenAt: expect.any(String) });
  expect(await rowOf(user, admin)).toEqual({
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

test('the time a user was last seen changes at login and with use, not at logout', async () => {
  const lastSeen = async () => {
    const [row] = await environment.sql<{ at: Date | null }>(
      'select last_seen_at as at from users where id = $1',
      [user.user.id],
    );
    return row?.at ?? null;
  };
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

test('logging a user out ends all their sessions immediately, and is audited', async () => {
  const other = await logInAgain('user@example.com');
  const answer = await logOut(boss, user);
  expect([answer.status, answer.json]).toEqual([200, { devices: 2 }]);
  for (const device of [user, other]) expect(await sessionStatus(device)).toBe(401);
  expect(await sessionStatus(boss)).toBe(200);
  expect((await logOut(boss, user)).json).toEqual({ devices: 0 });
  expect(await actsOf(environment, boss)).toEqual([
    { action: 'account.logged-out', before: { devices: 2 }, after: { devices: 0 } },
  ]);
  expect((await loginAs('user@example.com')).status).toBe(200);
});

describe('a reset sent by a super admin', () => {
  const sendReset = () => boss.call('POST', `/api/users/${user.user.id}/reset`);

  test('a sent reset is a code that its owner uses, and is audited', async () => {
    expect((await sendReset()).status).toBe(200);
    const text = (await newestMail(environment, 'user@example.com'))?.text;
    expect(text).toContain('/forgot#for=user%40example.com');
    expect(await sessionStatus(user)).toBe(200);
    expect((await reset({ email: 'user@example.com', code: codeIn(text) })).status).toBe(200);
    expect((await loginAs('user@example.com', newPassword)).status).toBe(200);
    expect(await actsOf(environment, boss)).toEqual([
      { action: 'account.reset-sent', before: null, after: null },
    ]);
  });

  test('a sent reset gets 429 within a minute of a mail, and after six', async () => {
    await forgot('user@example.com');
    const early = await sendReset();
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await actsOf(environment, boss)).toEqual([]);
    for (let times = 0; times < 5; times += 1) {
      await environment.sql('delete from reset_codes');
      expect((await sendReset()).status).toBe(200);
    }
    await environment.sql('delete from reset_codes');
    expect((await sendReset()).status).toBe(429);
    expect(await mailsTo(environment, 'user@example.com')).toHaveLength(6);
  });

  test('a reset for a suspended account gets 409 and sends no mail', async () => {
    await suspend(boss, user);
    expect((await sendReset()).status).toBe(409);
    expect(await environment.mailbox.messages()).toEqual([]);
  });
});

describe('a role', () => {
  test('a role changed by a super admin counts at the next call and is audited', async () => {
    const answer = await changeRole(boss, user, 'ADMIN');
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
    await changeRole(boss, user, 'USER');
    expect((await user.call('GET', '/api/auth/me')).json).toMatchObject({ role: 'USER' });
  });

  test('a super admin who lost the role gets 403 at the next call', async () => {
    const second = await makeUser('second@example.com', 'SUPERADMIN');
    expect((await changeRole(boss, second, 'USER')).status).toBe(200);
    expect((await changeRole(second, user, 'ADMIN')).status).toBe(403);
  });

  const demote = (by: TestUser, whom: TestUser) => changeRole(by, whom, 'USER');

  test.each([
    ['demote each other', demote, demote, [403]],
    ['suspend each other', suspend, suspend, [401, 403]],
    ['demote and suspend each other', demote, suspend, [401, 403]],
  ])('of two super admins who %s at once, one stays', { repeats: 4 }, async (_, first, second, refused) => {
    const other = await makeUser('second@example.com', 'SUPERADMIN');
    const answers = await Promise.all([first(boss, other), second(other, boss)]);
    const [done, late] = answers.map(({ status }) => status).sort();
    expect(done).toBe(200);
    expect(refused).toContain(late);
    expect(
      await environment.sql(`select from users where role = 'SUPERADMIN' and suspended_at is null`),
    ).toHaveLength(1);
  });
});

describe('a reset of the second factor', () => {
  const resetFactors = () => boss.call('DELETE', `/api/users/${admin.user.id}/second-factor`);

  test('a reset of the second factor lets its owner log in with the password, and mails them', async () => {
    const { recoveryCodes } = await setUpApp(admin);
    const { ticket } = await firstStep('admin@example.com');
    expect((await rowOf(admin, boss))?.secondFactorSince).toEqual(expect.any(String));
    expect((await resetFactors()).status).toBe(200);
    expect(await sessionStatus(admin)).toBe(401);
    expect((await secondStep(ticket, recoveryCodes[0] ?? '')).status).toBe(401);
    expect((await loginAs('admin@example.com')).status).toBe(200);
    const mails = await mailsTo(environment, 'admin@example.com', 'Two-step login');
    expect(mails.some(({ text }) => text.includes('was reset'))).toBe(true);
    expect(await actsOf(environment, boss)).toEqual([
      { action: 'account.two-step-login-reset', before: null, after: null },
    ]);
    expect((await resetFactors()).status, 'nothing is left to reset').toBe(409);
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
});
