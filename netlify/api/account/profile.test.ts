import { beforeEach, describe, expect, test } from 'vitest';
import {
  aMinuteLater,
  caller,
  goodPassword,
  loginAs,
  mailedCode,
  makeUser,
  wrongCodeBeside,
} from '#tests/support/account.ts';
import { call } from '#tests/support/call.ts';
import { newestMail } from '#tests/support/mails.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';

const email = 'aline@example.com';
const environment = setUpEnvironment();
const aline = setUpUser(email);
let elsewhere: string;
beforeEach(async () => {
  elsewhere = ((await loginAs(email)).json as { token: string }).token;
});

const moved = 'aline@studio.example';
const next = 'seven lamps by lake muhazi';
const put = (body: object) => aline.call('PUT', '/api/auth/me', body);
const confirm = (code: string) => aline.call('POST', '/api/auth/me/email', { code });
const stillIn = async (token: string) => (await caller(token)('GET', '/api/auth/me')).status === 200;

describe('the profile', () => {
  test('the name changes without a password', async () => {
    const answer = await put({ name: '  Aline   U. ', email, password: '' });
    expect([answer.status, answer.json]).toEqual([200, { user: { ...aline.user, name: 'Aline U.' } }]);
    expect(await stillIn(elsewhere)).toBe(true);
  });

  test('a profile change never takes a role, a picture or another id', async () => {
    const odd = {
      name: 'Aline',
      role: 'SUPERADMIN',
      avatarUrl: '/x',
      id: crypto.randomUUID(),
      emailVerified: false,
    };
    expect((await put(odd)).json).toEqual({ user: { ...aline.user, name: 'Aline' } });
  });

  test.each([
    ['name', { name: '' }],
    ['email', { email: 'aline', currentPassword: goodPassword }],
    ['password', { password: 'short', currentPassword: goodPassword }],
    ['password', { password: 'password1234', currentPassword: goodPassword }],
    ['currentPassword', { password: next }],
    ['currentPassword', { password: next, currentPassword: '' }],
    ['currentPassword', { password: next, currentPassword: 'three otters swim' }],
    ['currentPassword', { email: moved }],
    ['currentPassword', { email: moved, currentPassword: 'three otters swim' }],
  ])('a profile change with a wrong %s gets 422 at that field (case %#)', async (field, body) => {
    const answer = await put(body);
    expect(answer.status).toBe(422);
    expect(Object.keys((answer.json as { fields: object }).fields)).toEqual([field]);
    expect((await loginAs(email)).status).toBe(200);
  });

  test('profile calls without a login get 401', async () => {
    const calls = [
      ['GET', ''],
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/email'],
      ['POST', '/avatar'],
    ] as const;
    for (const [method, path] of calls) {
      const body = method === 'GET' ? {} : { body: {} };
      expect((await call(method, `/api/auth/me${path}`, body)).status).toBe(401);
    }
  });

  test('guesses at the current password get 429', async () => {
    await put({ password: next, currentPassword: 'three otters swim' });
    await environment.sql(`update rate_limits set count = 10 where kind = 'password-by-account'`);
    expect((await put({ password: next, currentPassword: goodPassword })).status).toBe(429);
  });
});

describe('a new password', () => {
  test('a new password ends the other sessions, keeps this one and mails the owner', async () => {
    expect((await put({ password: next, currentPassword: goodPassword })).status).toBe(200);
    expect(await stillIn(aline.token)).toBe(true);
    expect(await stillIn(elsewhere)).toBe(false);
    expect((await loginAs(email)).status).toBe(401);
    expect((await loginAs(email, next)).status).toBe(200);
    expect((await newestMail(environment, email))?.subject).toBe('Your password was changed');
  });

  test('a new password invalidates a pending reset code', async () => {
    await call('POST', '/api/auth/forgot', { body: { email } });
    const code = await mailedCode(environment, email);
    await put({ password: next, currentPassword: goodPassword });
    const body = { email, code, newPassword: 'another four words here' };
    expect((await call('POST', '/api/auth/reset', { body })).status).toBe(422);
  });
});

describe('a new email address', () => {
  const ask = (to = moved) => put({ email: to, currentPassword: goodPassword });

  test('a new address counts after its code, ends other sessions and mails the old address', async () => {
    const asked = await ask('Aline@STUDIO.example');
    expect([asked.status, asked.json]).toEqual([200, { user: aline.user, pendingEmail: moved }]);
    expect((await loginAs(moved)).status).toBe(401);
    expect(await stillIn(elsewhere)).toBe(true);
    const code = await mailedCode(environment, moved);
    const confirmed = await confirm(code);
    expect([confirmed.status, confirmed.json]).toEqual([200, { user: { ...aline.user, email: moved } }]);
    expect(await stillIn(aline.token)).toBe(true);
    expect(await stillIn(elsewhere)).toBe(false);
    expect((await newestMail(environment, email))?.subject).toBe('Your email address was changed');
    expect((await loginAs(email)).status).toBe(401);
    expect((await loginAs(moved)).status).toBe(200);
    expect((await confirm(code)).status).toBe(422);
  });

  test('five wrong codes invalidate the code for a new address; the next code works', async () => {
    await ask();
    const code = await mailedCode(environment, moved);
    await Promise.all(Array.from({ length: 5 }, () => confirm(wrongCodeBeside(code))));
    const late = await confirm(code);
    expect([late.status, late.json]).toMatchObject([422, { fields: { code: expect.any(String) } }]);
    await aMinuteLater(environment);
    await ask();
    expect((await confirm(await mailedCode(environment, moved))).status).toBe(200);
  });

  test('a mistyped new address can be corrected immediately', async () => {
    await ask('alnie@studio.example');
    const mistyped = await mailedCode(environment, 'alnie@studio.example');
    await ask();
    const code = await mailedCode(environment, moved);
    if (mistyped !== code) expect((await confirm(mistyped)).status).toBe(422);
    expect((await confirm(code)).json).toMatchObject({ user: { email: moved } });
  });

  test('a taken new address gets the same response, and its owner a mail', async () => {
    await makeUser('bosco@example.com');
    const asked = await ask('bosco@example.com');
    expect([asked.status, asked.json]).toEqual([
      200,
      { user: aline.user, pendingEmail: 'bosco@example.com' },
    ]);
    expect((await newestMail(environment, 'bosco@example.com'))?.subject).toBe('You already have an account');
    expect((await confirm('123456')).status).toBe(422);
  });

  test('a new address that was taken meanwhile gets 422', async () => {
    await ask();
    const code = await mailedCode(environment, moved);
    await makeUser(moved);
    expect((await confirm(code)).status).toBe(422);
    expect((await aline.call('GET', '/api/auth/me')).json).toMatchObject({ email });
  });

  test('the code for a new address gets 422 from another user', async () => {
    await ask();
    const code = await mailedCode(environment, moved);
    const bosco = await makeUser('bosco@example.com');
    expect((await bosco.call('POST', '/api/auth/me/email', { code })).status).toBe(422);
  });
});
