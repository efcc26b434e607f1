import { describe, expect, test } from 'vitest';
import { closeDatabase } from '#netlify/core/database.ts';
import { aMinuteLater, loginAs, mailedCode, registerAs, windowsLater } from '#tests/support/account.ts';
import {
  refusedFields,
  sessionStatus,
  setTries,
  wrongLogins,
  wrongPassword,
} from '#tests/support/account-calls.ts';
import { call } from '#tests/support/call.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';

const email = 'aline@example.com';
const environment = setUpEnvironment();
const aline = setUpUser(email);

const wrong = 'The email address or the password is wrong.';

test('login works with an address in other letters of the same meaning', async () => {
  const answer = await loginAs(' ａｌｉｎｅ@EXAMPLE.com ');
  expect([answer.status, answer.json]).toEqual([200, { token: expect.any(String), user: aline.user }]);
});

test('a wrong password, an unknown address and a lookalike get the same 401', async () => {
  const answers = await Promise.all([
    loginAs(email, wrongPassword),
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
  expect([answer.status, refusedFields(answer).sort()]).toEqual([422, ['email', 'password']]);
});

test('login to an unconfirmed address gets 403 and mails a code that confirms it', async () => {
  const registered = await registerAs({ email: 'bosco@example.com' });
  expect((await loginAs('bosco@example.com', wrongPassword)).json).toEqual({ error: wrong });
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

describe('limits of logins', () => {
  test('ten wrong passwords get 429 for this account and address, also after a restart', async () => {
    await wrongLogins(10, email);
    await closeDatabase();
    const stopped = await loginAs(email);
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await loginAs('nobody@example.com')).status, 'another account').toBe(401);
    expect(await sessionStatus(aline), 'a session of this account').toBe(200);
    await windowsLater(environment);
    expect((await loginAs(email)).status).toBe(200);
  });

  test('wrong passwords for an unknown address get 429 like those for an account', async () => {
    expect(await wrongLogins(11, 'nobody@example.com')).toEqual([...Array(10).fill(401), 429]);
  });

  test('right passwords do not count towards the limit', async () => {
    for (let times = 0; times < 11; times += 1) expect((await loginAs(email)).status).toBe(200);
    await wrongLogins(9, email);
    expect((await loginAs(email)).status).toBe(200);
    expect(await wrongLogins(1, email)).toEqual([401]);
    expect((await loginAs(email)).status).toBe(429);
  });

  test('logins to many accounts from one IP address get 429', async () => {
    await loginAs('nobody@example.com');
    await setTries(environment, 'login-by-address', 240);
    expect((await loginAs(email)).status).toBe(429);
  });
});
