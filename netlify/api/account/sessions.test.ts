import { describe, expect, test } from 'vitest';
import type { Role } from '#netlify/core/account/account-user.ts';
import type { OwnSession } from '#src/domain/account/settings/own-session.ts';
import { caller, loginAs, makeUser, type TestUser } from '#tests/support/account.ts';
import { changeRole, logInAgain, sessionStatus } from '#tests/support/account-calls.ts';
import { call, itemsIn } from '#tests/support/call.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';

const email = 'aline@example.com';
const environment = setUpEnvironment();
const aline = setUpUser(email);

const sessionsOf = async (who: TestUser) => itemsIn<OwnSession>(await who.call('GET', '/api/auth/sessions'));

describe('a login session', () => {
  test('a session token is stored as a hash, which logs nobody in', async () => {
    const [row] = await environment.sql<{ token: string }>('select * from sessions');
    expect(JSON.stringify(row)).not.toContain(aline.token);
    expect(await sessionStatus({ call: caller(row?.token ?? '') })).toBe(401);
  });

  test.each<[name: string, headers: (token: string) => Record<string, string>]>([
    ['no Authorization header', () => ({})],
    ['an empty bearer token', () => ({ authorization: 'Bearer' })],
    ['another authorization scheme', () => ({ authorization: 'Basic YTpi' })],
    ['a made-up token', () => ({ authorization: `Bearer ${'x'.repeat(32)}` })],
    ['a two-part token', () => ({ authorization: 'Bearer abc.def' })],
    ['SQL as its token', () => ({ authorization: "Bearer ' or 1=1 --" })],
    ['its token in a cookie', (token) => ({ cookie: `session_token=${token}` })],
    [
      'one changed character in its token',
      (token) => ({ authorization: `Bearer ${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}` }),
    ],
  ])('a request with %s gets 401', async (_, headersFor) => {
    const answer = await call('GET', '/api/auth/me', { headers: headersFor(aline.token) });
    expect([answer.status, answer.json]).toEqual([401, { error: expect.stringContaining('log in') }]);
  });

  test('logout ends this session and no other', async () => {
    const other = await logInAgain(email);
    expect((await other.call('POST', '/api/auth/logout')).json).toEqual({ ok: true });
    expect((await other.call('POST', '/api/auth/logout')).status).toBe(401);
    expect([await sessionStatus(other), await sessionStatus(aline)]).toEqual([401, 200]);
  });
});

describe('expiry of login sessions', () => {
  interface Age {
    unused?: string;
    since?: string;
  }

  async function statusAt({ user, call }: TestUser, { unused = '0', since = '0' }: Age) {
    await environment.sql(
      `update sessions set updated_at = now() - $1::interval, created_at = now() - greatest($1::interval, $2::interval)
       where user_id = $3`,
      [unused, since, user.id],
    );
    return sessionStatus({ call });
  }

  test.each<[Role, valid: Age, expired: Age]>([
    ['ADMIN', { unused: '23 hours' }, { unused: '25 hours' }],
    ['USER', { unused: '6 days' }, { unused: '8 days' }],
    ['ADMIN', { unused: '1 hour', since: '6 days' }, { unused: '1 minute', since: '8 days' }],
    ['USER', { unused: '1 hour', since: '89 days' }, { unused: '1 minute', since: '91 days' }],
  ])('a session of role %s is valid after %j, and deleted after %j', async (role, valid, expired) => {
    const who = await makeUser('who@example.com', role);
    expect(await statusAt(who, valid)).toBe(200);
    expect(await statusAt(who, expired)).toBe(401);
    expect(await environment.sql('select from sessions where user_id = $1', [who.user.id])).toEqual([]);
  });

  test('the session of a client who becomes an admin expires like those of staff', async () => {
    await changeRole(await makeUser('boss@example.com', 'SUPERADMIN'), aline, 'ADMIN');
    expect(await statusAt(aline, { unused: '2 days' })).toBe(401);
  });

  test('a session is extended while it is used', async () => {
    await environment.sql(
      `update sessions set expires_at = now() + interval '1 hour', updated_at = now() - interval '6 days'`,
    );
    expect(await sessionStatus(aline)).toBe(200);
    const [row] = await environment.sql<{ days: number }>(
      'select extract(day from expires_at - now())::int as days from sessions',
    );
    expect(row?.days).toBeGreaterThanOrEqual(6);
    const [session] = await sessionsOf(aline);
    expect(Date.now() - Date.parse(session?.lastSeenAt ?? '')).toBeLessThan(24 * 3600 * 1000);
  });
});

describe('the list of sessions', () => {
  const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36' };

  test('the list of sessions names devices and marks the current session', async () => {
    await loginAs(email, undefined, phone);
    const items = await sessionsOf(aline);
    expect(items).toHaveLength(2);
    expect(items.find(({ current }) => current)?.device).toBe('Unknown device');
    expect(items.find(({ current }) => !current)).toEqual({
      id: expect.any(String),
      createdAt: expect.stringMatching(/Z$/),
      lastSeenAt: expect.stringMatching(/Z$/),
      device: 'Chrome on Android',
      current: false,
    });
    expect(JSON.stringify(items)).not.toContain(aline.token);
  });

  test('a session in the list can be ended; ending it again gets 404', async () => {
    const other = await logInAgain(email);
    const id = (await sessionsOf(aline)).find(({ current }) => !current)?.id;
    expect((await aline.call('DELETE', `/api/auth/sessions/${id}`)).json).toEqual({ ok: true });
    expect(await sessionStatus(other)).toBe(401);
    expect((await aline.call('DELETE', `/api/auth/sessions/${id}`)).status).toBe(404);
  });

  test('ending all sessions keeps the current one', async () => {
    const others = [await logInAgain(email), await logInAgain(email)];
    expect((await aline.call('DELETE', '/api/auth/sessions')).status).toBe(200);
    for (const other of others) expect(await sessionStatus(other)).toBe(401);
    expect(await sessionStatus(aline)).toBe(200);
  });

  test('the list of sessions shows and ends no session of another user', async () => {
    const bosco = await makeUser('bosco@example.com');
    const [session] = await sessionsOf(bosco);
    expect(await sessionsOf(aline)).toHaveLength(1);
    for (const id of [session?.id, 'no-id', '0190a000-0000-7000-8000-000000000000'])
      expect((await aline.call('DELETE', `/api/auth/sessions/${id}`)).status).toBe(404);
    await aline.call('DELETE', '/api/auth/sessions');
    expect(await sessionStatus(bosco)).toBe(200);
  });
});
