import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { encrypt } from '#netlify/core/encryption.ts';
import { serverKey } from '#netlify/core/server-key.ts';
import { goodPassword, loginAs, wrongCodeBeside } from '#tests/support/account.ts';
import { deviceCookie, logOut, newPassword, setTries, suspend } from '#tests/support/account-calls.ts';
import { call } from '#tests/support/call.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { appCode, firstStep, nextCode, secondStep, setUpApp } from '#tests/support/steps/second-factor.ts';

const environment = setUpEnvironment();
const email = 'admin@example.com';
const admin = setUpUser(email, 'ADMIN');
const boss = setUpUser('boss@example.com', 'SUPERADMIN');

async function ready() {
  const app = await setUpApp(admin);
  await nextCode(environment);
  return app;
}

function codeByRfc6238(key: string): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const number = mac.readUInt32BE(mac.readUInt8(19) & 15) & 0x7fffffff;
  return String(number % 10 ** 6).padStart(6, '0');
}

describe('the second step of a login', () => {
  test('a code from the app logs in once, and then gets 422', async () => {
    const { key } = await ready();
    const first = await loginAs(email);
    expect([first.status, first.json]).toEqual([
      403,
      { error: expect.any(String), ticket: expect.any(String), app: true, passkey: false },
    ]);
    expect(first.headers.get('set-cookie')).toBeNull();
    const { ticket } = first.json as { ticket: string };
    const code = appCode(key);
    const answer = await secondStep(ticket, code);
    expect([answer.status, answer.json]).toMatchObject([200, { token: /./, user: { email } }]);
    expect(deviceCookie(answer)).toMatch(/^fts_device=/);
    expect((await secondStep(ticket, appCode(key, 1))).status).toBe(401);
    const again = await secondStep((await firstStep(email)).ticket, code);
    expect([again.status, again.json]).toMatchObject([422, { fields: { code: /used already/ } }]);
  });

  test('an app whose key an earlier version encrypted as text still logs in', async () => {
    await ready();
    const key = 'Kq7-early_app-key_of-2026';
    await environment.sql('update totp_secrets set secret = $1', [
      encrypt(key, serverKey('second-factor'), `totp_secrets:${admin.user.id}`),
    ]);
    const { ticket } = await firstStep(email);
    expect((await secondStep(ticket, codeByRfc6238(key))).status).toBe(200);
  });

  test('one of five logins at once with the same code succeeds', async () => {
    const { key } = await ready();
    const code = appCode(key);
    const tickets = await Promise.all(Array.from({ length: 5 }, () => firstStep(email)));
    const answers = await Promise.all(tickets.map(({ ticket }) => secondStep(ticket, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
  });

  test('the code of the next half minute works, that of two minutes ago gets 422', async () => {
    const { key } = await ready();
    const { ticket } = await firstStep(email);
    expect((await secondStep(ticket, appCode(key, -4))).status).toBe(422);
    expect((await secondStep(ticket, appCode(key, 1))).status).toBe(200);
  });

  test('a recovery code logs in once, is audited and mails the owner', async () => {
    const { recoveryCodes } = await ready();
    const [code = ''] = recoveryCodes;
    const { ticket } = await firstStep(email);
    expect((await secondStep(ticket, ` ${code.toLowerCase().replaceAll('-', ' ')}`)).status).toBe(200);
    expect((await secondStep((await firstStep(email)).ticket, code)).status).toBe(422);
    const mails = await mailsTo(environment, email, 'Two-step login');
    expect(mails.some(({ text }) => text.includes('with a recovery code'))).toBe(true);
    expect((await actsOf(environment, admin)).map(({ action }) => action)).toContain(
      'account.recovery-code-used',
    );
  });

  test('a known device uses recovery codes although its network gets 429', async () => {
    const { recoveryCodes } = await ready();
    const [first = '', second = '', third = ''] = recoveryCodes;
    const cookie = deviceCookie(await secondStep((await firstStep(email)).ticket, first));
    await setTries(environment, 'recovery-by-address', 60);
    const { ticket } = await firstStep(email);
    expect((await secondStep(ticket, second)).status).toBe(429);
    expect((await secondStep(ticket, second, { cookie })).status).toBe(200);
    await setTries(environment, 'recovery-by-device', 60);
    expect((await secondStep((await firstStep(email)).ticket, third, { cookie })).status).toBe(429);
  });

  test('one of five logins at once with the same recovery code succeeds', async () => {
    const { recoveryCodes } = await ready();
    const tickets = await Promise.all(Array.from({ length: 5 }, () => firstStep(email)));
    const answers = await Promise.all(
      tickets.map(({ ticket }) => secondStep(ticket, recoveryCodes[1] ?? '')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('one login with four recovery codes at once spends one code and starts one session', async () => {
    const { recoveryCodes } = await ready();
    const { ticket } = await firstStep(email);
    const answers = await Promise.all(recoveryCodes.slice(0, 4).map((code) => secondStep(ticket, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    expect(await environment.sql('select * from recovery_codes')).toHaveLength(9);
    const sessions = await environment.sql('select from sessions where user_id = $1', [admin.user.id]);
    expect(sessions).toHaveLength(2);
  });

  test('a wrong password gets 401 and no ticket', async () => {
    await ready();
    const wrong = await loginAs(email, 'not the password');
    expect([wrong.status, Object.keys(wrong.json as object)]).toEqual([401, ['error']]);
  });
});

test.each([
  [{}, 422],
  [{ ticket: 'unknown', code: '123456' }, 401],
  [{ ticket: 'unknown', code: '' }, 422],
  [{ ticket: 1, code: [] }, 422],
  [{ ticket: '\u0000', code: '\ud800' }, 401],
  [{ ticket: 'x'.repeat(5000), code: '1'.repeat(5000) }, 422],
  [[], 400],
] as const)('the second step %j gets %i', async (body, status) => {
  expect((await call('POST', '/api/auth/login/code', { body })).status).toBe(status);
});

describe('a login ticket', () => {
  test('a ticket expires after ten minutes', async () => {
    const { key } = await ready();
    const { ticket } = await firstStep(email);
    await environment.sql(`update login_tickets set expires_at = now()`);
    expect((await secondStep(ticket, appCode(key))).status).toBe(401);
  });

  test('a logout by a super admin and a suspension invalidate a ticket', async () => {
    const { recoveryCodes } = await ready();
    for (const end of [logOut, suspend]) {
      const { ticket } = await firstStep(email);
      expect((await end(boss, admin)).status).toBe(200);
      expect((await secondStep(ticket, recoveryCodes[3] ?? '')).status).toBe(401);
    }
    const suspended = await loginAs(email);
    expect(suspended.json).toEqual({ error: expect.stringContaining('suspended') });
  });

  test('a new password invalidates a ticket', async () => {
    const { recoveryCodes } = await ready();
    const { ticket } = await firstStep(email);
    await admin.call('PUT', '/api/auth/me', { currentPassword: goodPassword, password: newPassword });
    expect((await secondStep(ticket, recoveryCodes[0] ?? '')).status).toBe(401);
  });
});

describe('wrong codes at the second step', () => {
  const guess = async (key: string, headers = {}) =>
    secondStep((await firstStep(email)).ticket, wrongCodeBeside(appCode(key)), headers);

  test('ten wrong codes get 429, but not on a known device, nor for a recovery code', async () => {
    const { key, recoveryCodes } = await ready();
    const known = deviceCookie(await secondStep((await firstStep(email)).ticket, appCode(key)));
    await nextCode(environment);
    const { ticket } = await firstStep(email);
    const wrong = wrongCodeBeside(appCode(key));
    const statuses: number[] = [];
    for (let tried = 0; tried < 12; tried += 1) statuses.push((await secondStep(ticket, wrong)).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
    expect((await secondStep(ticket, appCode(key))).status).toBe(429);
    expect((await secondStep(ticket, recoveryCodes[0] ?? '')).status).toBe(200);
    const own = await firstStep(email);
    expect((await secondStep(own.ticket, appCode(key), { cookie: known })).status).toBe(200);
  });

  test('ten wrong codes on a known device send a mail to the owner', async () => {
    const { key } = await ready();
    const cookie = deviceCookie(await secondStep((await firstStep(email)).ticket, appCode(key)));
    for (let tried = 0; tried < 9; tried += 1) await guess(key, { cookie });
    expect(await mailsTo(environment, email, 'Failed attempts')).toHaveLength(0);
    await guess(key, { cookie });
    expect(await mailsTo(environment, email, 'Failed attempts')).toHaveLength(1);
  });
});
