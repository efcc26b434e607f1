import { describe, expect, test } from 'vitest';
import { caller, goodPassword, loginAs } from '#tests/support/account.ts';
import { inTheMomentOf } from '#tests/support/locks.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { firstStep, secondStep, setUpApp } from '#tests/support/steps/second-factor.ts';

const environment = setUpEnvironment();
const email = 'admin@example.com';
const admin = setUpUser(email, 'ADMIN');

const passwords = ['seven lamps by lake muhazi', 'nine herons over the marsh'];
const change = (token: string, password: string) =>
  caller(token)('PUT', '/api/auth/me', { password, currentPassword: goodPassword });

/** Lock that both changes wait for after they have compared the password. */
const lockAdmin = [`select from users where email = '${email}' for update`];

/** Tries both passwords; true for each that logs in. */
async function worksNow(): Promise<boolean[]> {
  const answers = [];
  for (const password of passwords) answers.push((await loginAs(email, password)).status === 200);
  return answers;
}

describe('password changes at the same moment', () => {
  test('of two password changes on one device, one gets 200 and the other 422', async () => {
    const answers = await inTheMomentOf(environment, lockAdmin, () =>
      passwords.map((password) => change(admin.token, password)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.json).toMatchObject({
      fields: { currentPassword: expect.stringContaining('changed a moment ago') },
    });
    expect(await worksNow()).toEqual(answers.map(({ status }) => status === 200));
  });

  test('of two password changes on two devices, one gets 200 and the other 401', async () => {
    const { token } = (await loginAs(email)).json as { token: string };
    const [first = '', second = ''] = passwords;
    const answers = await inTheMomentOf(environment, lockAdmin, () => [
      change(admin.token, first),
      change(token, second),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await worksNow()).toEqual(answers.map(({ status }) => status === 200));
  });
});

describe('recovery codes at the same moment', () => {
  test('one login with four recovery codes at once spends one code and starts one session', async () => {
    const { recoveryCodes } = await setUpApp(admin);
    const { ticket } = await firstStep(email);
    const answers = await Promise.all(recoveryCodes.slice(0, 4).map((code) => secondStep(ticket, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    expect(await environment.sql('select * from recovery_codes')).toHaveLength(9);
    expect(await environment.sql('select * from sessions')).toHaveLength(2);
  });
});
