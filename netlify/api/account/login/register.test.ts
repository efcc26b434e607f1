import { beforeEach, describe, expect, test } from 'vitest';
import {
  aMinuteLater,
  caller,
  codeIn,
  goodPassword,
  loginAs,
  mailedCode,
  makeUser,
  registerAs,
  windowsLater,
  wrongCodeBeside,
} from '#tests/support/account.ts';
import { refusedFields, setTries } from '#tests/support/account-calls.ts';
import { type Answer, call, unknownId } from '#tests/support/call.ts';
import { countRows } from '#tests/support/count-rows.ts';
import { mailsTo, newestMail } from '#tests/support/mails.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();

const email = 'aline@example.com';
const idOf = (answer: Answer) => (answer.json as { userId: string }).userId;
const verify = (userId: string, otp: string | null) =>
  call('POST', '/api/auth/verify-otp', { body: { userId, otp } });
const resend = (userId: string) => call('POST', '/api/auth/resend-otp', { body: { userId } });

describe('registration', () => {
  test('registration mails a code, which creates the account and logs in', async () => {
    const answer = await registerAs({ email });
    expect([answer.status, answer.json]).toEqual([201, { userId: expect.any(String) }]);
    expect(await countRows(environment, 'users')).toBe(0);
    const mail = await newestMail(environment, email);
    expect(mail?.subject).toBe('Your verification code');
    expect(mail?.html).toContain(codeIn(mail?.text));
    const verified = await verify(idOf(answer), codeIn(mail?.text));
    expect(verified.status).toBe(200);
    const user = {
      id: idOf(answer),
      name: 'Aline Uwase',
      email,
      language: 'en',
      role: 'USER',
      avatarUrl: null,
    };
    expect(verified.json).toEqual({ token: expect.any(String), user });
    const { token } = verified.json as { token: string };
    expect((await caller(token)('GET', '/api/auth/me')).json).toEqual(user);
    expect(await environment.sql('select action from audit_entries')).toEqual([
      { action: 'account.created' },
    ]);
  });

  test('the mail to an unconfirmed address has no words from the form', async () => {
    await registerAs({ email, name: 'You won, see evil.example' });
    const mail = await newestMail(environment, email);
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('evil.example');
  });

  test('registration stores password and code as scrypt hashes only', async () => {
    await registerAs({ email });
    const code = await mailedCode(environment, email);
    const [row] = await environment.sql<{ code_hash: string }>('select code_hash from one_time_codes');
    const [kept] = await environment.sql<{ password_hash: string }>(
      'select password_hash from registrations',
    );
    for (const hash of [row?.code_hash, kept?.password_hash])
      expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
    expect(JSON.stringify([row, kept])).not.toContain(code);
    expect(JSON.stringify([row, kept])).not.toContain(goodPassword);
  });

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(101) }],
    ['name', { name: 7 }],
    ['email', { email: 'aline' }],
    ['email', { email: null }],
    ['password', { password: 'too short' }],
    ['password', { password: 'aline@example.com' }],
    ['password', { password: {} }],
  ])(
    'registration with a wrong %s gets 422 with a sentence at that field (case %#)',
    async (field, changes) => {
      const answer = await registerAs({ email, ...changes });
      expect([answer.status, answer.json]).toEqual([
        422,
        { error: expect.any(String), fields: { [field]: expect.stringMatching(/^[A-Z].+\.$/) } },
      ]);
      expect(await countRows(environment, 'registrations')).toBe(0);
    },
  );

  test('registration of a taken address gets the same response, and its owner a mail', async () => {
    const owner = await makeUser(email);
    const answer = await registerAs({ email: 'ALINE@Example.com', name: 'Someone Else' });
    expect([answer.status, answer.json]).toEqual([201, { userId: expect.any(String) }]);
    expect(idOf(answer)).not.toBe(owner.user.id);
    const mail = await newestMail(environment, email);
    expect(mail?.subject).toBe('You already have an account');
    expect(mail?.text).toContain('Hello Aline Uwase,');
    expect(mail?.text).not.toMatch(/\b\d{6}\b/);
    expect((await verify(idOf(answer), '123456')).status).toBe(422);
    expect((await loginAs(email)).status).toBe(200);
  });

  test('two registrations at once get one response, one mail and one account', async () => {
    const answers = await Promise.all([registerAs({ email }), registerAs({ email: 'Aline@EXAMPLE.com' })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0].json).toEqual(answers[1].json);
    expect(await mailsTo(environment, email)).toHaveLength(1);
    const otp = await mailedCode(environment, email);
    const verified = await Promise.all(answers.map((answer) => verify(idOf(answer), otp)));
    expect(verified.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await countRows(environment, 'users')).toBe(1);
  });

  test('two registrations at once of a taken address get one response and one mail', async () => {
    await makeUser(email);
    const answers = await Promise.all([registerAs({ email }), registerAs({ email })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0].json).toEqual(answers[1].json);
    expect(await mailsTo(environment, email)).toHaveLength(1);
  });

  test('a stranger’s registration never sets the stranger’s password on the account', async () => {
    const own = await registerAs({ email });
    const otp = await mailedCode(environment, email);
    const strangers = await registerAs({ email, password: 'a stranger waits here' }, '192.0.2.66');
    expect(idOf(strangers)).not.toBe(idOf(own));
    expect((await verify(idOf(strangers), otp)).status).toBe(422);
    expect((await verify(idOf(own), otp)).status).toBe(200);
    expect((await loginAs(email, 'a stranger waits here')).status).toBe(401);
    expect((await loginAs(email)).status).toBe(200);
    const late = codeIn((await mailsTo(environment, email)).find(({ text }) => !text.includes(otp))?.text);
    expect((await verify(idOf(strangers), late)).status, 'the address is taken now').toBe(422);
    expect(await countRows(environment, 'users')).toBe(1);
  });

  test('registrations of one address get 429 after three, and 201 again after an hour', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 4; times += 1) statuses.push((await registerAs({ email })).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
    expect((await registerAs({ email }, '192.0.2.9')).status, 'from elsewhere').toBe(201);
    const refused = await registerAs({ email });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await windowsLater(environment);
    expect((await registerAs({ email })).status).toBe(201);
  });

  test('registrations from one IP address get 429 after thirty', async () => {
    await registerAs({ email });
    await setTries(environment, 'register-by-address', 30);
    expect((await registerAs({ email: 'bosco@example.com' })).status).toBe(429);
    expect((await registerAs({ email: 'bosco@example.com' }, '192.0.2.9')).status).toBe(201);
  });
});

test.each([
  [unknownId, '12345'],
  [unknownId, 'abcdef'],
  [unknownId, ''],
  [unknownId, '1234567'],
  [unknownId, null],
  [unknownId, '123456'],
  ['no-such-id', '123456'],
  ['', '123456'],
])('the id %j with the code %j gets 422 at the code', async (userId, otp) => {
  const answer = await verify(userId, otp);
  expect([answer.status, refusedFields(answer)]).toEqual([422, ['otp']]);
});

describe('a verification code', () => {
  let userId: string;
  let code: string;
  beforeEach(async () => {
    userId = idOf(await registerAs({ email }));
    code = await mailedCode(environment, email);
  });

  test('a verification code works once', async () => {
    expect((await verify(userId, code)).status).toBe(200);
    const again = await verify(userId, code);
    expect([again.status, again.json]).toMatchObject([
      422,
      { fields: { otp: expect.stringContaining('wrong') } },
    ]);
  });

  test('a verification code sent ten times at once starts one session', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(userId, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await countRows(environment, 'sessions')).toBe(1);
  });

  test('five wrong guesses at once invalidate a verification code; the next code works', async () => {
    const guesses = await Promise.all(Array.from({ length: 5 }, () => verify(userId, wrongCodeBeside(code))));
    expect(guesses.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    expect((await verify(userId, code)).status).toBe(422);
    await aMinuteLater(environment);
    expect((await resend(userId)).status).toBe(200);
    const next = await mailedCode(environment, email);
    expect((await verify(userId, next)).status).toBe(200);
  });

  test('a verification code works after four wrong guesses, also with spaces', async () => {
    for (let times = 0; times < 4; times += 1) await verify(userId, wrongCodeBeside(code));
    expect((await verify(userId, ` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  test('a verification code expires after ten minutes', async () => {
    await environment.sql(`update one_time_codes set expires_at = now() - interval '1 second'`);
    expect((await verify(userId, code)).status).toBe(422);
  });

  test('guesses over many verification codes get 429 for the account until the window ends', async () => {
    await verify(userId, wrongCodeBeside(code));
    await setTries(environment, 'verify-by-account', 20);
    expect((await verify(userId, code)).status).toBe(429);
    await windowsLater(environment);
    expect((await verify(userId, code)).status).toBe(200);
  });

  test('a verification code is resent at most once a minute, and replaces the first', async () => {
    expect((await resend(userId)).status).toBe(200);
    expect(await mailsTo(environment, email)).toHaveLength(1);
    await aMinuteLater(environment);
    await Promise.all([resend(userId), resend(userId)]);
    expect(await mailsTo(environment, email)).toHaveLength(2);
    const next = await mailedCode(environment, email);
    if (next !== code) expect((await verify(userId, code)).status).toBe(422);
    expect((await verify(userId, next)).status).toBe(200);
  });

  test('a resend for an unknown id gets 200 and sends no mail', async () => {
    const unknown = await resend(unknownId);
    expect([unknown.status, unknown.json]).toEqual([200, { ok: true }]);
    expect(await mailsTo(environment, email)).toHaveLength(1);
  });

  test('resends to one account get 429 after six', async () => {
    await resend(userId);
    await setTries(environment, 'resend-by-account', 6);
    expect((await resend(userId)).status).toBe(429);
  });
});
