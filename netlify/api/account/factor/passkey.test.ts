import { describe, expect, test } from 'vitest';
import type { SecondFactor } from '#src/domain/account/settings/second-factor.ts';
import { makeUser, type TestUser } from '#tests/support/account.ts';
import { TestPasskey } from '#tests/support/browser/passkey.ts';
import { call } from '#tests/support/call.ts';
import { inTheMomentOf } from '#tests/support/locks.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { firstStep, loginsAgo, secondStep } from '#tests/support/steps/second-factor.ts';

const environment = setUpEnvironment();
const email = 'admin@example.com';
const admin = setUpUser(email, 'ADMIN');
const boss = setUpUser('boss@example.com', 'SUPERADMIN');

const path = '/api/auth/me/second-factor';
type Options = { challenge: string };

const optionsToMake = async (user: TestUser) =>
  (await user.call('POST', `${path}/passkeys/options`)).json as Options;
const optionsToUse = async () => (await call('POST', '/api/auth/passkey/options')).json as Options;
const logInWith = (body: object) => call('POST', '/api/auth/passkey', { body });

async function added(user: TestUser, passkey = new TestPasskey()) {
  const answer = await user.call('POST', `${path}/passkeys`, passkey.made(await optionsToMake(user)));
  expect(answer.status).toBe(201);
  return { passkey, recoveryCodes: (answer.json as { recoveryCodes: string[] }).recoveryCodes };
}

describe('a passkey', () => {
  test('adding a passkey issues recovery codes, is audited and mailed, and lists no key', async () => {
    const { recoveryCodes } = await added(admin);
    expect(recoveryCodes).toHaveLength(10);
    const state = (await admin.call('GET', path)).json as SecondFactor;
    expect(state.passkeys).toEqual([
      { id: expect.any(String), device: 'Unknown device', createdAt: expect.any(String), lastUsedAt: null },
    ]);
    expect(await actsOf(environment, admin)).toMatchObject([{ action: 'account.passkey-added' }]);
    expect(await mailsTo(environment, email, 'Two-step login')).toHaveLength(1);
    expect((await added(admin)).recoveryCodes).toBeNull();
  });

  test('a passkey logs in without a password, repeatedly', async () => {
    const { passkey } = await added(admin);
    for (const _ of [1, 2]) {
      const answer = await logInWith(passkey.used(await optionsToUse()));
      expect([answer.status, answer.json]).toMatchObject([200, { token: /./, user: { email } }]);
      expect(answer.headers.get('set-cookie')).toContain('fts_device=');
    }
  });

  test('a passkey requires a second step after the password; a recovery code is accepted', async () => {
    const { recoveryCodes } = await added(admin);
    const step = await firstStep(email);
    expect(step).toMatchObject({ app: false, passkey: true });
    expect((await secondStep(step.ticket, '123456')).status).toBe(422);
    expect((await secondStep(step.ticket, recoveryCodes[0] ?? '')).status).toBe(200);
  });

  test('a passkey makes the login of its owner fresh, and no other', async () => {
    const { passkey } = await added(admin);
    await loginsAgo(environment, 60);
    const refused = await admin.call('GET', '/api/bookings.csv');
    expect(refused.json).toMatchObject({ problem: 'fresh-login', passkey: true });
    const fresh = async (user: TestUser) =>
      (await user.call('POST', '/api/auth/fresh', { passkey: passkey.used(await optionsToUse()) })).status;
    expect([await fresh(boss), await fresh(admin)]).toEqual([422, 200]);
    expect((await admin.call('GET', '/api/bookings.csv')).status).toBe(200);
    expect((await boss.call('GET', '/api/bookings.csv')).status).toBe(403);
  });

  test('a passkey is removed by its owner only, and then gets 422', async () => {
    const { passkey } = await added(admin);
    const [{ id = '' } = {}] = ((await admin.call('GET', path)).json as SecondFactor).passkeys;
    expect((await boss.call('DELETE', `${path}/passkeys/${id}`)).status).toBe(404);
    expect((await admin.call('DELETE', `${path}/passkeys/no-id`)).status).toBe(404);
    expect((await admin.call('DELETE', `${path}/passkeys/${id}`)).status).toBe(200);
    expect((await logInWith(passkey.used(await optionsToUse()))).status).toBe(422);
  });

  test('a passkey removed while it is used gets 422 and starts no session', async () => {
    const { passkey } = await added(admin);
    const sessions = () => environment.sql('select id, authenticated_at from sessions order by id');
    await loginsAgo(environment, 60);
    const before = await sessions();
    const [first, second] = [await optionsToUse(), await optionsToUse()];
    const used = await inTheMomentOf(
      environment,
      [`select from users where id = '${admin.user.id}' for update`, 'delete from passkeys'],
      () => [
        logInWith(passkey.used(first)),
        admin.call('POST', '/api/auth/fresh', { passkey: passkey.used(second) }),
      ],
    );
    expect(used.map(({ status }) => status)).toEqual([422, 422]);
    expect(await sessions()).toEqual(before);
  });

  test('a passkey of a suspended user gets 403 and starts no session', async () => {
    const { passkey } = await added(admin);
    await boss.call('PUT', `/api/users/${admin.user.id}`, { suspended: true, reason: 'Left' });
    const answer = await logInWith(passkey.used(await optionsToUse()));
    expect([answer.status, answer.json]).toEqual([403, { error: expect.stringContaining('suspended') }]);
    expect(await environment.sql('select id from sessions where user_id = $1', [admin.user.id])).toEqual([]);
  });
});

describe('refused passkeys', () => {
  test('a passkey gets 422 for a wrong, used or expired challenge, or without its owner', async () => {
    const { passkey } = await added(admin);
    const old = await optionsToUse();
    const used = passkey.used(old);
    expect((await logInWith(used)).status).toBe(200);
    expect((await logInWith(used)).status).toBe(422);
    expect((await logInWith(passkey.used(old))).status).toBe(422);
    expect((await logInWith(passkey.used({ challenge: 'bm90LW91cnM' }))).status).toBe(422);
    expect((await logInWith(passkey.used(await optionsToUse(), 0x01))).status).toBe(422);
    const late = await optionsToUse();
    await environment.sql('update passkey_challenges set expires_at = now()');
    expect((await logInWith(passkey.used(late))).status).toBe(422);
    expect((await logInWith(new TestPasskey().used(await optionsToUse()))).status).toBe(422);
    const copy = passkey.used(await optionsToUse());
    passkey.counter -= 2;
    expect((await logInWith(copy)).status).toBe(200);
    expect((await logInWith(passkey.used(await optionsToUse()))).status).toBe(422);
  });

  test('a new passkey gets 422 for a wrong account, site or challenge, and 409 if it exists', async () => {
    const make = (user: TestUser, made: object) => user.call('POST', `${path}/passkeys`, made);
    const passkey = new TestPasskey();
    expect((await make(boss, passkey.made(await optionsToMake(admin)))).status).toBe(422);
    expect((await make(admin, passkey.made(await optionsToUse()))).status).toBe(422);
    const elsewhere = new TestPasskey('http://elsewhere.example');
    expect((await make(admin, elsewhere.made(await optionsToMake(admin)))).status).toBe(422);
    expect((await make(admin, passkey.made(await optionsToMake(admin), 0x41))).status).toBe(422);
    await added(admin, passkey);
    expect((await make(boss, passkey.made(await optionsToMake(boss)))).status).toBe(409);
  });

  test('malformed passkeys get 422, a malformed body 400', async () => {
    const { passkey } = await added(admin);
    const fine = passkey.used(await optionsToUse());
    const { response } = fine;
    const bodies = [
      ...[{}, { ...fine, id: '\u0000' }, { ...fine, id: 'x'.repeat(5000) }, { ...fine, type: 'password' }],
      ...[
        { ...fine, response: null },
        { ...fine, response: { ...response, clientDataJSON: 'e30' } },
      ],
      ...[{ ...fine, response: { ...response, clientDataJSON: 'bm9uc2Vuc2U' } }],
      ...[{ ...fine, response: { ...response, signature: 'AAAA' } }],
    ];
    for (const body of bodies) expect((await logInWith(body)).status, JSON.stringify(body)).toBe(422);
    const made = passkey.made(await optionsToMake(admin));
    const broken = { ...made, response: { ...made.response, attestationObject: 'AAAA' } };
    expect((await admin.call('POST', `${path}/passkeys`, broken)).status).toBe(422);
    expect((await logInWith([])).status).toBe(400);
  });

  test('a network gets 429 after 240 challenges, but not a known device, which has its own limit', async () => {
    const { sql } = environment;
    const { passkey } = await added(admin);
    const { headers } = await logInWith(passkey.used(await optionsToUse()));
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const ask = async (sent = {}) =>
      (await call('POST', '/api/auth/passkey/options', { headers: sent })).status;
    await sql(`update rate_limits set count = 240 where kind = 'passkey-by-address'`);
    expect([await ask(), await ask({ cookie: 'fts_device=made-up' }), await ask({ cookie })]).toEqual([
      ...[429, 429, 200],
    ]);
    await sql(`update rate_limits set count = 240 where kind = 'passkey-by-device'`);
    expect(await ask({ cookie })).toBe(429);
  });
});

test('the 21st passkey of an account gets 409', async () => {
  const many = await makeUser('many@example.com', 'ADMIN');
  await environment.sql(
    `insert into passkeys (user_id, credential_id, public_key, device)
     select $1, 'key-' || n, 'x', 'Chrome on Android' from generate_series(1, 20) n`,
    [many.user.id],
  );
  expect((await many.call('POST', `${path}/passkeys/options`)).status).toBe(409);
});
