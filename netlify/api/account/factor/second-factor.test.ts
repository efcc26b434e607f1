import { afterEach, describe, expect, test } from 'vitest';
import type { SecondFactor } from '#src/domain/account/settings/second-factor.ts';
import { site } from '#src/domain/studio/site.ts';
import { loginAs, type TestUser, wrongCodeBeside } from '#tests/support/account.ts';
import { logInAgain, sessionStatus } from '#tests/support/account-calls.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { appCode, firstStep, nextCode, secondStep, setUpApp } from '#tests/support/steps/second-factor.ts';

const environment = setUpEnvironment();
const email = 'admin@example.com';
const admin = setUpUser(email, 'ADMIN');
const boss = setUpUser('boss@example.com', 'SUPERADMIN');
const client = setUpUser('client@example.com');
afterEach(() => {
  process.env.STAFF_SECOND_FACTOR = 'offered';
});

const path = '/api/auth/me/second-factor';
const state = async (user: TestUser) => (await user.call('GET', path)).json as SecondFactor;

describe('an authenticator app', () => {
  test('the first code adds the app: recovery codes, a mail, other devices out, an audit entry', async () => {
    const elsewhere = await logInAgain(email);
    const before = await state(admin);
    expect(before).toEqual({ required: false, appSince: null, passkeys: [], recoveryCodes: 0 });
    const started = (await admin.call('POST', `${path}/app`)).json as { uri: string; key: string };
    expect(started.key).toMatch(/^[A-Z2-7]{40}$/);
    expect(started.uri).toMatch(/^otpauth:\/\/totp\/.+admin%40example\.com\?/);
    expect(Object.fromEntries(new URL(started.uri).searchParams)).toEqual({
      issuer: site.name,
      secret: started.key,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect((await loginAs(email)).status).toBe(200);
    const code = appCode(started.key);
    const added = await admin.call('PUT', `${path}/app`, { code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect([added.status, added.json]).toEqual([200, { recoveryCodes: expect.any(Array) }]);
    const { recoveryCodes } = added.json as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/);
    expect(await state(admin)).toMatchObject({ appSince: expect.any(String), recoveryCodes: 10 });
    expect(await sessionStatus(elsewhere)).toBe(401);
    expect((await admin.call('GET', '/api/bookings')).status).toBe(200);
    const mails = await mailsTo(environment, email, 'Two-step login');
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringContaining('An authenticator app was set up'),
    ]);
    expect(await actsOf(environment, admin)).toEqual([
      { action: 'account.app-added', before: null, after: {} },
    ]);
  });

  test('the database has neither the key of an app nor recovery codes in plain text', async () => {
    const { key, recoveryCodes } = await setUpApp(admin);
    const [row] = await environment.sql(`select row_to_json(t)::text as text from totp_secrets t`);
    expect(JSON.stringify(row)).not.toContain(key);
    const kept = JSON.stringify(await environment.sql('select * from recovery_codes'));
    for (const code of recoveryCodes) expect(kept).not.toContain(code.replaceAll('-', ''));
  });

  test('a wrong or malformed code sets no app up, and tries get 429', async () => {
    const { key } = (await admin.call('POST', `${path}/app`)).json as { key: string };
    const code = wrongCodeBeside(appCode(key));
    for (const typed of [code, '', '12345', 123456, null, '\u0000', '１２３４５６', '9'.repeat(5000)]) {
      const answer = await admin.call('PUT', `${path}/app`, { code: typed });
      expect([answer.status, answer.json], String(typed)).toMatchObject([422, { fields: { code: /./ } }]);
    }
    const statuses = new Set<number>();
    for (let tried = 0; tried < 25; tried += 1)
      statuses.add((await admin.call('PUT', `${path}/app`, { code })).status);
    expect([...statuses]).toEqual([422, 429]);
    expect((await loginAs(email)).status).toBe(200);
  });

  test('a new app replaces the earlier one once its code is confirmed', async () => {
    const { key: before } = await setUpApp(admin);
    await nextCode(environment);
    const first = (await admin.call('POST', `${path}/app`)).json as { key: string };
    const { ticket } = await firstStep(email);
    expect((await secondStep(ticket, appCode(before))).status).toBe(200);
    await setUpApp(admin);
    await nextCode(environment);
    expect((await admin.call('PUT', `${path}/app`, { code: appCode(first.key) })).status).toBe(422);
    const next = await firstStep(email);
    expect((await secondStep(next.ticket, appCode(before))).status).toBe(422);
  });

  test('removing the app removes its recovery codes, and the password is enough again', async () => {
    await setUpApp(admin);
    expect((await admin.call('DELETE', `${path}/app`)).status).toBe(200);
    expect((await admin.call('DELETE', `${path}/app`)).status).toBe(404);
    expect(await state(admin)).toEqual({ required: false, appSince: null, passkeys: [], recoveryCodes: 0 });
    expect((await loginAs(email)).status).toBe(200);
    expect((await admin.call('POST', `${path}/recovery-codes`)).status).toBe(409);
    const mails = await mailsTo(environment, email, 'Two-step login');
    expect(mails.some(({ text }) => text.includes('was removed'))).toBe(true);
  });

  test('new recovery codes replace the old ones', async () => {
    const { recoveryCodes: old } = await setUpApp(admin);
    const renewed = await admin.call('POST', `${path}/recovery-codes`);
    const { recoveryCodes } = renewed.json as { recoveryCodes: string[] };
    const { ticket } = await firstStep(email);
    expect((await secondStep(ticket, old[0] ?? '')).status).toBe(422);
    expect((await secondStep(ticket, recoveryCodes[0] ?? '')).status).toBe(200);
  });

  test('a client who was staff keeps the app, and can remove it', async () => {
    await setUpApp(admin);
    await environment.sql(`update users set role = 'USER' where email = 'admin@example.com'`);
    expect(await state(admin)).toMatchObject({ appSince: expect.any(String) });
    expect((await admin.call('DELETE', `${path}/app`)).status).toBe(200);
  });
});

describe('a required second factor', () => {
  const required = () => {
    process.env.STAFF_SECOND_FACTOR = 'required';
  };

  test('a super admin without a second factor gets 403 from staff calls until one is set up', async () => {
    required();
    const problem = { problem: 'second-factor', error: expect.stringContaining('two-step login first') };
    for (const [method, address, body] of [
      ['GET', '/api/bookings'],
      ['GET', '/api/users.csv'],
      ['PUT', `/api/auth/users/${client.user.id}/role`, { role: 'ADMIN' }],
      ['GET', '/api/invitations'],
    ] as const) {
      const answer = await boss.call(method, address, body);
      expect([answer.status, answer.json], address).toEqual([403, problem]);
    }
    expect(await state(boss)).toMatchObject({ required: true });
    expect(await sessionStatus(boss)).toBe(200);
    await setUpApp(boss);
    expect((await boss.call('GET', '/api/bookings')).status).toBe(200);
  });

  test('an admin needs no second factor', async () => {
    required();
    expect((await admin.call('GET', '/api/bookings')).status).toBe(200);
    expect(await state(admin)).toMatchObject({ required: false });
  });

  test('a second factor is required unless the environment only offers it', async () => {
    delete process.env.STAFF_SECOND_FACTOR;
    expect((await boss.call('GET', '/api/bookings')).status).toBe(403);
  });

  test('removing the last required second factor gets 409', async () => {
    await setUpApp(boss);
    required();
    const answer = await boss.call('DELETE', `${path}/app`);
    expect([answer.status, answer.json]).toEqual([
      409,
      { error: expect.stringContaining('another method first') },
    ]);
    await nextCode(environment);
    expect((await firstStep('boss@example.com')).app).toBe(true);
  });
});

test('a second factor is in the export, and deleted with the account', async () => {
  await setUpApp(admin);
  const exported = (await admin.call('GET', '/api/account/export')).json as { twoStepLogin: SecondFactor };
  expect(exported.twoStepLogin).toMatchObject({ appSince: expect.any(String), recoveryCodes: 10 });
  await firstStep(email);
  expect((await admin.call('DELETE', '/api/auth/me')).status).toBe(200);
  for (const table of ['totp_secrets', 'recovery_codes', 'login_tickets', 'passkeys'])
    expect(await environment.sql(`select * from ${table}`), table).toEqual([]);
});
