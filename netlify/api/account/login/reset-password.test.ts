import { expect, test } from 'vitest';
import {
  aMinuteLater,
  loginAs,
  mailedCode,
  makeUser,
  windowsLater,
  wrongCodeBeside,
} from '#tests/support/account.ts';
import { forgot, newPassword, refusedFields, reset, sessionStatus } from '#tests/support/account-calls.ts';
import { inTheMomentOf } from '#tests/support/locks.ts';
import { newestMail } from '#tests/support/mails.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';

const email = 'aline@example.com';
const environment = setUpEnvironment();
const aline = setUpUser(email);

const resetWith = (code: string, changes: object = {}) => reset({ email, code, ...changes });
const mails = async () => (await environment.mailbox.messages()).length;
const codeFor = async (to: string) => {
  await forgot(to);
  return mailedCode(environment, to);
};

test('a reset code sets a new password, ends every session and mails the owner', async () => {
  const code = await codeFor(email);
  const mail = await newestMail(environment, email);
  expect(mail?.subject).toBe('Your reset code');
  expect(mail?.text, 'the reader may use another device').toContain('/forgot#for=aline%40example.com&key=');
  const answer = await resetWith(code, { email: 'ALINE@example.com' });
  expect([answer.status, answer.json]).toEqual([200, { ok: true }]);
  expect(await sessionStatus(aline)).toBe(401);
  expect((await loginAs(email)).status).toBe(401);
  expect((await loginAs(email, newPassword)).status).toBe(200);
  const told = await newestMail(environment, email);
  expect(told?.subject).toBe('Your password was changed');
  expect(told?.text).not.toMatch(/\b\d{8}\b/);
  expect(await environment.sql('select action from audit_entries')).toEqual([
    { action: 'account.password-reset' },
  ]);
});

test('an address without an account gets the same responses and no mail', async () => {
  const [known, unknown] = await Promise.all([forgot(email), forgot('nobody@example.com')]);
  expect([unknown.status, unknown.json]).toEqual([known.status, known.json]);
  expect([unknown.status, unknown.json]).toEqual([200, { ok: true }]);
  expect(await mails()).toBe(1);
  const wrong = wrongCodeBeside(await mailedCode(environment, email));
  const [atKnown, atUnknown] = await Promise.all([
    resetWith(wrong),
    resetWith(wrong, { email: 'nobody@example.com' }),
  ]);
  expect([atUnknown.status, atUnknown.json]).toEqual([atKnown.status, atKnown.json]);
  expect([atKnown.status, refusedFields(atKnown)]).toEqual([422, ['code']]);
});

test('a reset code sent five times at once works once', async () => {
  const code = await codeFor(email);
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, position) =>
      resetWith(code, { newPassword: `${newPassword} ${position}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await resetWith(code)).status).toBe(422);
});

test('an expired reset code gets 422; a new one works', async () => {
  const code = await codeFor(email);
  await environment.sql(`update reset_codes set expires_at = now() - interval '1 second'`);
  expect((await resetWith(code)).status).toBe(422);
  await environment.sql(
    `update reset_codes set expires_at = now() + interval '1 hour', created_at = now() - interval '10 minutes'`,
  );
  expect((await resetWith(code)).status).toBe(422);
  await aMinuteLater(environment);
  expect((await resetWith(await codeFor(email))).status).toBe(200);
});

test('a reset code works although a newer one was sent; using it invalidates the newer', async () => {
  const older = await codeFor(email);
  await aMinuteLater(environment);
  const newer = await codeFor(email);
  expect((await resetWith(older)).status).toBe(200);
  expect((await resetWith(newer)).status).toBe(422);
});

test('reset codes are mailed once a minute; further requests from one address get 429', async () => {
  await Promise.all([forgot(email), forgot(email)]);
  expect(await mails()).toBe(1);
  for (let times = 0; times < 2; times += 1) expect((await forgot(email)).status).toBe(200);
  await aMinuteLater(environment);
  expect((await forgot(email)).status).toBe(429);
  await windowsLater(environment);
  expect((await forgot(email)).status).toBe(200);
  expect(await mails()).toBe(2);
});

test('wrong reset codes from one address get 429 until the window ends; right ones are free', async () => {
  const code = await codeFor(email);
  for (let times = 0; times < 10; times += 1) await resetWith(wrongCodeBeside(code));
  expect((await resetWith(code)).status).toBe(429);
  await windowsLater(environment);
  for (let times = 0; times < 11; times += 1)
    expect((await resetWith(code, { newPassword: 'aline uwase 1' })).status).toBe(422);
  expect((await resetWith(code)).status).toBe(200);
});

test.each([
  ['newPassword', { newPassword: 'short' }],
  ['newPassword', { newPassword: 'aline uwase 1' }],
  ['code', { code: '12 34' }],
  ['email', { email: 'aline' }],
])(
  'a reset with a wrong %s gets 422 at that field, and the code still works (case %#)',
  async (field, changes) => {
    const code = await codeFor(email);
    const refused = await resetWith(code, changes);
    expect([refused.status, refusedFields(refused)]).toEqual([422, [field]]);
    expect((await resetWith(code)).status).toBe(200);
  },
);

test('a reset code of one address gets 422 for another', async () => {
  const bosco = await makeUser('bosco@example.com');
  const code = await codeFor(email);
  const boscos = await codeFor('bosco@example.com');
  if (code !== boscos) expect((await resetWith(code, { email: 'bosco@example.com' })).status).toBe(422);
  expect(await sessionStatus(bosco)).toBe(200);
});

test('a login with the old password that ends after a reset gets 401', async () => {
  const [login] = await inTheMomentOf(
    environment,
    ['lock table sessions in exclusive mode', `update credentials set password = 'another'`],
    () => [loginAs(email)],
  );
  expect(login?.status).toBe(401);
  expect(await environment.sql('select * from sessions')).toHaveLength(1);
});
