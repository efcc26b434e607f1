import { describe, expect, test } from 'vitest';
import { goodPassword, loginAs, mailedCode, makeUser } from '#tests/support/account.ts';
import {
  deviceCookie,
  forgot,
  logInAgain,
  loginFrom,
  logOut,
  newPassword,
  reset,
  setTries,
  wrongLogins,
} from '#tests/support/account-calls.ts';
import { call } from '#tests/support/call.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';

const email = 'aline@example.com';
const environment = setUpEnvironment();
const aline = setUpUser(email);

const stranger = { address: '192.0.2.66' };
const knownDevice = async (to = email) =>
  deviceCookie(await loginFrom(to, goodPassword, { address: '198.51.100.7' }));
/** Logs in at the address where a stranger was stopped: 200 for a known device, otherwise 429. */
const loginAmongGuesses = async (cookie: string, to = email, password = goodPassword) =>
  (await loginFrom(to, password, { ...stranger, cookie })).status;

describe('the device cookie', () => {
  test('the device cookie is HttpOnly and SameSite=Strict, and stored as a hash', async () => {
    const [cookie] = (await loginAs(email)).headers.getSetCookie();
    expect(cookie).toMatch(/^fts_device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/);
    const rows = await environment.sql('select * from known_devices');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(cookie?.slice(11, 54));
    expect((await loginAs(email, 'wrong password')).headers.getSetCookie()).toEqual([]);
  });

  test('over TLS the device cookie is Secure and has the __Host- prefix', async () => {
    const overTls = (headers: Record<string, string> = {}) =>
      call('POST', 'https://localhost/api/auth/login', { body: { email, password: goodPassword }, headers });
    const given = await overTls();
    expect(given.headers.getSetCookie()[0]).toMatch(
      /^__Host-fts_device=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const cookie = deviceCookie(given);
    expect(deviceCookie(await overTls({ cookie }))).toBe(cookie);
    expect(deviceCookie(await overTls({ cookie: cookie.replace('__Host-', '') }))).not.toBe(cookie);
  });
});

describe('a known device', () => {
  test('a device is known to another account only after a login to that account', async () => {
    await makeUser('bosco@example.com');
    const device = await knownDevice('bosco@example.com');
    await wrongLogins(10, email, stranger);
    expect(await loginAmongGuesses(device)).toBe(429);
    const elsewhere = { address: '203.0.113.5', cookie: device };
    expect(deviceCookie(await loginFrom(email, goodPassword, elsewhere))).toBe(device);
    expect(await loginAmongGuesses(device)).toBe(200);
    expect(await loginAmongGuesses(device, 'bosco@example.com')).toBe(200);
  });

  test.each([`fts_device=${'a'.repeat(43)}`, 'fts_device=', 'fts_device=%00', 'fts_device=%E0%A4%A'])(
    'the forged cookie %s is not recognised',
    async (cookie) => {
      const given = deviceCookie(await loginFrom(email, goodPassword, { address: '203.0.113.5', cookie }));
      expect(given).toMatch(/^fts_device=[\w-]{43}$/);
      expect(given).not.toBe(cookie);
      await wrongLogins(10, email, { ...stranger, cookie });
      expect(await loginAmongGuesses(cookie)).toBe(429);
    },
  );

  test('a known device gets 429 after 240 logins', async () => {
    const device = await knownDevice();
    expect(await loginAmongGuesses(device)).toBe(200);
    await setTries(environment, 'login-on-device', 240);
    expect(await loginAmongGuesses(device)).toBe(429);
  });

  test('a device is forgotten after a year, a reset, and a logout by a super admin', async () => {
    const boss = await makeUser('boss@example.com', 'SUPERADMIN');
    const device = await knownDevice();
    await wrongLogins(10, email, stranger);
    await environment.sql(`update known_devices set expires_at = now() - interval '1 second'`);
    expect(await loginAmongGuesses(device)).toBe(429);
    const second = await knownDevice();
    expect((await logOut(boss, aline)).status).toBe(200);
    expect(await loginAmongGuesses(second)).toBe(429);
    const third = await knownDevice();
    await forgot(email);
    await reset({ email, code: await mailedCode(environment, email) });
    expect(await loginAmongGuesses(third, email, newPassword)).toBe(429);
  });

  test('a new password makes all devices unknown but the one on which it was changed', async () => {
    const [here, elsewhere] = [await knownDevice(), await knownDevice()];
    const change = { currentPassword: goodPassword, password: newPassword };
    expect((await aline.call('PUT', '/api/auth/me', change, { cookie: here })).status).toBe(200);
    await wrongLogins(10, email, stranger);
    expect(await loginAmongGuesses(elsewhere, email, newPassword)).toBe(429);
    expect(await loginAmongGuesses(here, email, newPassword)).toBe(200);
    expect(await mailsTo(environment, email, 'Your password was changed')).toHaveLength(1);
  });

  test('deleting an account deletes its known devices', async () => {
    await (await logInAgain(email)).call('DELETE', '/api/auth/me');
    expect(await environment.sql('select * from known_devices')).toEqual([]);
  });
});
