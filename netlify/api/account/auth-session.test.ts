import { describe, expect, test } from 'vitest';
import { closeDatabase } from '#netlify/core/database.ts';
import type { OwnSession } from '#src/domain/account/settings/own-session.ts';
import {
  aMinuteLater,
  caller,
  loginAs,
  mailedCode,
  makeUser,
  registerAs,
  type TestUser,
  windowsLater,
} from '#tests/support/account.ts';
import { call, itemsIn } from '#tests/support/call.ts';
import { newestMail } from '#tests/support/mails.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';

const email = 'aline@example.com';
const environment = setUpEnvironment();
const aline = setUpUser(email);

const wrong = 'The email address or the password is wrong.';
const tokenOf = (answer: { json: unknown }) => (answer.json as { token: string }).token;
const me = (token: string) => caller(token)('GET', '/api/auth/me');
const sessionsOf = async (who: TestUser) => itemsIn<OwnSession>(await who.call('GET', '/api/auth/sessions'));

describe('login', () => {
  test.each(['aline@example.com', ' Aline@EXAMPLE.com ', 'ａｌｉｎｅ@example.com'])(
    'login works with the address %j',
    async (written) => {
      const answer = await loginAs(written);
      expect([answer.status, answer.json]).toEqual([200, { token: expect.any(String), user: aline.user }]);
    },
  );

  test('a wrong password, an unknown address and a lookalike get the same 401', async () => {
    const answers = await Promise.all([
      loginAs(email, 'three otters swim'),
      loginAs('nobody@example.com'),
      loginAs('аline@example.com'),
      loginAs('no address at all'),
      loginAs(email, 'x'.repeat(200)),
    ]);
    expect(answers.map(({ status, json }) => ({ status, json }))).toEqual(
      answers.map(() => ({ status: 401, json: { error: wrong } })),
    );
  });

  test('login without address and password gets 422 for both fields', async () => {
    const answer = await call('POST', '/api/auth/login', { body: { email: '' } });
    expect(answer.status).toBe(422);
    expect(Object.keys((answer.json as { fields: object }).fields).sort()).toEqual(['email', 'password']);
  });

  test('login to an unconfirmed address gets 403 and mails a code that confirms it', async () => {
    const registered = await registerAs({ email: 'bosco@example.com' });
    expect((await loginAs('bosco@example.com', 'three otters swim')).json).toEqual({ error: wrong });
    await aMinuteLater(environment);
    const answer = await loginAs('bosco@example.com');
    expect([answer.status, answer.json]).toEqual([
      403,
      { ...(registered.json as object), error: expect.stringContaining('confirm your email address') },
    ]);
    expect(await environment.mailbox.messages()).toHaveLength(2);
    const otp = await mailedCode(environment, 'bosco@example.com');
    const { userId } = answer.json as { userId: string };
    expect((await call('POST', '/api/auth/verify-otp', { body: { userId, otp } })).status).toBe(200);
  });

  test('ten wrong passwords get 429 for this account and address, also after a restart', async () => {
    for (let times = 0; times < 10; times += 1) await loginAs(email, 'three otters swim');
    await closeDatabase();
    const stopped = await loginAs(email);
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await loginAs('nobody@example.com')).status, 'others are not').toBe(401);
    expect((await me(aline.token)).status, 'who is logged in stays so').toBe(200);
    await windowsLater(environment);
    expect((await loginAs(email)).status).toBe(200);
  });

  test('wrong passwords for an unknown address get 429 like those for an account', async () => {
    for (let times = 0; times < 10; times += 1) await loginAs('nobody@example.com');
    expect((await loginAs('nobody@example.com')).status).toBe(429);
  });

  test('right passwords do not count towards the limit', async () => {
    for (let times = 0; times < 11; times += 1) expect((await loginAs(email)).status).toBe(200);
    for (let times = 0; times < 9; times += 1) await loginAs(email, 'three otters swim');
    expect((await loginAs(email)).status).toBe(200);
    expect((await loginAs(email, 'three otters swim')).status).toBe(401);
    expect((await loginAs(email)).status).toBe(429);
  });

  test('logins to many accounts from one IP address get 429', async () => {
    await loginAs('nobody@example.com');
    await environment.sql(`update rate_limits set count = 240 where kind = 'login-by-address'`);
    expect((await loginAs(email)).status).toBe(429);
  });
});

describe('a login session', () => {
  test('a session token is stored as a hash, which logs nobody in', async () => {
    const rows = await environment.sql<{ token: string }>('select * from sessions');
    expect(JSON.stringify(rows)).not.toContain(aline.token);
    expect((await me(rows[0]?.token ?? '')).status).toBe(401);
  });

  test.each([
    ['no header', {}],
    ['no token', { authorization: 'Bearer' }],
    ['another scheme', { authorization: 'Basic YTpi' }],
    ['a made-up token', { authorization: `Bearer ${'x'.repeat(32)}` }],
    ['a signed one', { authorization: 'Bearer abc.def' }],
    ['an odd one', { authorization: "Bearer ' or 1=1 --" }],
    ['a cookie', { cookie: 'session_token=abc.def' }],
  ])('a call with %s gets 401', async (_, headers) => {
    const answer = await call('GET', '/api/auth/me', { headers: headers as Record<string, string> });
    expect([answer.status, answer.json]).toEqual([401, { error: expect.stringContaining('log in') }]);
  });

  test('a call with a changed token gets 401', async () => {
    const last = aline.token.endsWith('a') ? 'b' : 'a';
    expect((await me(aline.token.slice(0, -1) + last)).status).toBe(401);
  });

  test('a session expires seven days after its last use', async () => {
    await environment.sql(`update sessions set expires_at = now() - interval '1 second'`);
    expect((await me(aline.token)).status).toBe(401);
  });

  test('a session is extended while it is used', async () => {
    await environment.sql(
      `update sessions set expires_at = now() + interval '1 hour', updated_at = now() - interval '6 days'`,
    );
    expect((await me(aline.token)).status).toBe(200);
    const [row] = await environment.sql<{ days: number }>(
      'select extract(day from expires_at - now())::int as days from sessions',
    );
    expect(row?.days).toBeGreaterThanOrEqual(6);
    const [session] = await sessionsOf(aline);
    expect(Date.now() - Date.parse(session?.lastSeenAt ?? '')).toBeLessThan(24 * 3600 * 1000);
  });

  test('a session in use expires after 90 days and is deleted', async () => {
    await environment.sql(`update sessions set created_at = now() - interval '91 days'`);
    expect((await me(aline.token)).status).toBe(401);
    expect(await environment.sql('select * from sessions')).toEqual([]);
  });

  test('logout ends this session and no other', async () => {
    const other = tokenOf(await loginAs(email));
    expect((await caller(other)('POST', '/api/auth/logout')).json).toEqual({ ok: true });
    expect((await me(other)).status).toBe(401);
    expect((await caller(other)('POST', '/api/auth/logout')).status).toBe(401);
    expect((await me(aline.token)).status).toBe(200);
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
    const other = tokenOf(await loginAs(email, undefined, phone));
    const id = (await sessionsOf(aline)).find(({ current }) => !current)?.id;
    expect((await aline.call('DELETE', `/api/auth/sessions/${id}`)).json).toEqual({ ok: true });
    expect((await me(other)).status).toBe(401);
    expect((await aline.call('DELETE', `/api/auth/sessions/${id}`)).status).toBe(404);
  });

  test('ending all sessions keeps the current one', async () => {
    const others = [tokenOf(await loginAs(email)), tokenOf(await loginAs(email))];
    expect((await aline.call('DELETE', '/api/auth/sessions')).status).toBe(200);
    for (const token of others) expect((await me(token)).status).toBe(401);
    expect((await me(aline.token)).status).toBe(200);
  });

  test('the list of sessions shows and ends no session of another user', async () => {
    const bosco = await makeUser('bosco@example.com');
    const [session] = await sessionsOf(bosco);
    expect(await sessionsOf(aline)).toHaveLength(1);
    for (const id of [session?.id, 'no-id', '0190a000-0000-7000-8000-000000000000']) {
      expect((await aline.call('DELETE', `/api/auth/sessions/${id}`)).status).toBe(404);
    }
    await aline.call('DELETE', '/api/auth/sessions');
    expect((await me(bosco.token)).status).toBe(200);
    expect((await call('GET', '/api/auth/sessions')).status).toBe(401);
    expect((await call('DELETE', '/api/auth/sessions')).status).toBe(401);
  });
});

test('the subject of the verification mail does not contain the code', async () => {
  await registerAs({ email: 'bosco@example.com' });
  const mail = await newestMail(environment, 'bosco@example.com');
  expect(mail?.subject).not.toMatch(/\d{6}/);
});
