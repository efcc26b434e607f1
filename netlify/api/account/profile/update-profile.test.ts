import { beforeEach, describe, expect, test } from 'vitest';
import {
  aMinuteLater,
  goodPassword,
  loginAs,
  mailedCode,
  makeUser,
  type TestUser,
  wrongCodeBeside,
} from '#tests/support/account.ts';
import {
  forgot,
  logInAgain,
  newPassword,
  refusedFields,
  reset,
  sessionStatus,
  setTries,
  wrongPassword,
} from '#tests/support/account-calls.ts';
import { inTheMomentOf } from '#tests/support/locks.ts';
import { newestMail } from '#tests/support/mails.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';

const email = 'aline@example.com';
const environment = setUpEnvironment();
const aline = setUpUser(email);
let elsewhere: TestUser;
beforeEach(async () => {
  elsewhere = await logInAgain(email);
});

const moved = 'aline@studio.example';
const put = (body: object, device = aline) => device.call('PUT', '/api/auth/me', body);
const confirm = (code: string, by = aline) => by.call('POST', '/api/auth/me/email', { code });

describe('the profile', () => {
  test('the name changes without a password', async () => {
    const answer = await put({ name: '  Aline   U. ', email, password: '' });
    expect([answer.status, answer.json]).toEqual([200, { user: { ...aline.user, name: 'Aline U.' } }]);
    expect(await sessionStatus(elsewhere)).toBe(200);
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
    ['currentPassword', { password: newPassword }],
    ['currentPassword', { password: newPassword, currentPassword: '' }],
    ['currentPassword', { password: newPassword, currentPassword: wrongPassword }],
    ['currentPassword', { email: moved }],
    ['currentPassword', { email: moved, currentPassword: wrongPassword }],
  ])('a profile change with a wrong %s gets 422 at that field (case %#)', async (field, body) => {
    const answer = await put(body);
    expect([answer.status, refusedFields(answer)]).toEqual([422, [field]]);
    expect((await loginAs(email)).status).toBe(200);
  });

  test('guesses at the current password get 429', async () => {
    await put({ password: newPassword, currentPassword: wrongPassword });
    await setTries(environment, 'password-by-account', 10);
    expect((await put({ password: newPassword, currentPassword: goodPassword })).status).toBe(429);
  });
});

describe('a new password', () => {
  test('a new password ends the other sessions, keeps this one and mails the owner', async () => {
    expect((await put({ password: newPassword, currentPassword: goodPassword })).status).toBe(200);
    expect([await sessionStatus(aline), await sessionStatus(elsewhere)]).toEqual([200, 401]);
    expect((await loginAs(email)).status).toBe(401);
    expect((await loginAs(email, newPassword)).status).toBe(200);
    expect((await newestMail(environment, email))?.subject).toBe('Your password was changed');
  });

  test('a new password invalidates a pending reset code', async () => {
    await forgot(email);
    const code = await mailedCode(environment, email);
    await put({ password: newPassword, currentPassword: goodPassword });
    expect((await reset({ email, code, newPassword: 'another four words here' })).status).toBe(422);
  });

  /** Sends two changes that both pass the password check before either is stored. */
  async function changeTwice(second: TestUser) {
    const passwords = [newPassword, 'nine herons over the marsh'] as const;
    const answers = await inTheMomentOf(
      environment,
      [`select from users where email = '${email}' for update`],
      () => [
        put({ password: passwords[0], currentPassword: goodPassword }, aline),
        put({ password: passwords[1], currentPassword: goodPassword }, second),
      ],
    );
    const logins = [];
    for (const password of passwords) logins.push((await loginAs(email, password)).status === 200);
    expect(logins, 'only the stored password logs in').toEqual(answers.map(({ status }) => status === 200));
    return answers;
  }

  test('two password changes at once on one device get 200 and 422', async () => {
    const answers = await changeTwice(aline);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.json).toMatchObject({
      fields: { currentPassword: expect.stringContaining('changed a moment ago') },
    });
  });

  test('two password changes at once on two devices get 200 and 401', async () => {
    const answers = await changeTwice(elsewhere);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });
});

describe('a new email address', () => {
  const ask = (to = moved) => put({ email: to, currentPassword: goodPassword });

  test('a new address counts after its code, ends other sessions and mails the old address', async () => {
    const asked = await ask('Aline@STUDIO.example');
    expect([asked.status, asked.json]).toEqual([200, { user: aline.user, pendingEmail: moved }]);
    expect((await loginAs(moved)).status).toBe(401);
    expect(await sessionStatus(elsewhere)).toBe(200);
    const code = await mailedCode(environment, moved);
    const confirmed = await confirm(code);
    expect([confirmed.status, confirmed.json]).toEqual([200, { user: { ...aline.user, email: moved } }]);
    expect([await sessionStatus(aline), await sessionStatus(elsewhere)]).toEqual([200, 401]);
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
    expect([late.status, refusedFields(late)]).toEqual([422, ['code']]);
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
    expect((await confirm(code, await makeUser('bosco@example.com'))).status).toBe(422);
  });
});
