import { describe, expect, test } from 'vitest';
import type { SecondFactor } from '#src/domain/account/settings/second-factor.ts';
import { makeUser, type TestUser } from '#tests/support/account.ts';
import { deviceCookie, setTries, suspend } from '#tests/support/account-calls.ts';
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
const logInWith = (body: unknown) => call('POST', '/api/auth/passkey', { body });

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
    await suspend(boss, admin);
    const answer = await logInWith(passkey.used(await optionsToUse()));
    expect([answer.status, answer.json]).toEqual([403, { error: expect.stringContaining('suspended') }]);
    expect(await environment.sql('select id from sessions where user_id = $1', [admin.user.id])).toEqual([]);
  });
});

describe('refused passkeys', () => {
  async function loggedIn(body: object) {
    expect((await logInWith(body)).status).toBe(200);
  }

  test.each<[name: string, use: (passkey: TestPasskey) => Promise<object> | object]>([
    [
      'a replayed response',
      async (passkey) => {
        const used = passkey.used(await optionsToUse());
        await loggedIn(used);
        return used;
      },
    ],
    [
      'a used challenge',
      async (passkey) => {
        const options = await optionsToUse();
        await loggedIn(passkey.used(options));
        return passkey.used(options);
      },
    ],
    ['a challenge never issued', (passkey) => passkey.used({ challenge: 'bm90LW91cnM' })],
    [
      'an expired challenge',
      async (passkey) => {
        const options = await optionsToUse();
        await environment.sql('update passkey_challenges set expires_at = now()');
        return passkey.used(options);
      },
    ],
    ['no user verification', async (passkey) => passkey.used(await optionsToUse(), 0x01)],
    ['an unknown passkey', async () => new TestPasskey().used(await optionsToUse())],
    [
      'a counter below the stored one',
      async (passkey) => {
        const copy = passkey.used(await optionsToUse());
        passkey.counter -= 2;
        await loggedIn(copy);
        return passkey.used(await optionsToUse());
      },
    ],
  ])('logging in with %s gets 422', async (_, use) => {
    const { passkey } = await added(admin);
    expect((await logInWith(await use(passkey))).status).toBe(422);
  });

  type Used = ReturnType<TestPasskey['used']>;
  const withResponse = (used: Used, changes: object) => ({
    ...used,
    response: { ...used.response, ...changes },
  });

  test.each<[status: number, name: string, change: (used: Used) => unknown]>([
    [400, 'an array', () => []],
    [422, 'an empty body', () => ({})],
    [422, 'a NUL as its id', (used) => ({ ...used, id: '\u0000' })],
    [422, 'an id of 5,000 characters', (used) => ({ ...used, id: 'x'.repeat(5000) })],
    [422, 'another credential type', (used) => ({ ...used, type: 'password' })],
    [422, 'no response', (used) => ({ ...used, response: null })],
    [422, 'empty client data', (used) => withResponse(used, { clientDataJSON: 'e30' })],
    [422, 'client data that is not JSON', (used) => withResponse(used, { clientDataJSON: 'bm9uc2Vuc2U' })],
    [422, 'a wrong signature', (used) => withResponse(used, { signature: 'AAAA' })],
  ])('the response is %i to a login with %s', async (status, _, change) => {
    const { passkey } = await added(admin);
    expect((await logInWith(change(passkey.used(await optionsToUse())))).status).toBe(status);
  });

  const add = (user: TestUser, made: object) => user.call('POST', `${path}/passkeys`, made);

  test.each<[name: string, make: (passkey: TestPasskey) => Promise<object>]>([
    ['the challenge of another account', async (passkey) => passkey.made(await optionsToMake(boss))],
    ['a login challenge', async (passkey) => passkey.made(await optionsToUse())],
    [
      'another site’s origin',
      async () => new TestPasskey('http://elsewhere.example').made(await optionsToMake(admin)),
    ],
    ['no user verification', async (passkey) => passkey.made(await optionsToMake(admin), 0x41)],
    [
      'a broken attestation',
      async (passkey) => {
        const made = passkey.made(await optionsToMake(admin));
        return { ...made, response: { ...made.response, attestationObject: 'AAAA' } };
      },
    ],
  ])('adding a passkey with %s gets 422', async (_, make) => {
    expect((await add(admin, await make(new TestPasskey()))).status).toBe(422);
    expect((await admin.call('GET', path)).json).toMatchObject({ passkeys: [] });
  });

  test('adding a passkey that another account has gets 409', async () => {
    const { passkey } = await added(admin);
    expect((await add(boss, passkey.made(await optionsToMake(boss)))).status).toBe(409);
  });

  test('a network gets 429 after 240 challenges, but not a known device, which has its own limit', async () => {
    const { passkey } = await added(admin);
    const cookie = deviceCookie(await logInWith(passkey.used(await optionsToUse())));
    const ask = async (sent = {}) =>
      (await call('POST', '/api/auth/passkey/options', { headers: sent })).status;
    await setTries(environment, 'passkey-by-address', 240);
    const statuses = [await ask(), await ask({ cookie: 'fts_device=made-up' }), await ask({ cookie })];
    expect(statuses).toEqual([429, 429, 200]);
    await setTries(environment, 'passkey-by-device', 240);
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
