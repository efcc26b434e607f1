import { describe, expect, test } from 'vitest';
import { aMinuteLater, goodPassword, mailedCode, makeUser, wrongCodeBeside } from '#tests/support/account.ts';
import { type Answer, call } from '#tests/support/call.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';

/** Attacks by strangers who have only an email address must not lock its owner out. */

const email = 'aline@example.com';
const environment = setUpEnvironment();
const aline = setUpUser(email);

const stranger = '192.0.2.66';
const newPassword = 'seven lamps by lake muhazi';
const warning = 'Many wrong tries at your account';

const post = (action: string, body: object, address: string, cookie?: string) =>
  call('POST', `/api/auth/${action}`, { body, address, headers: cookie === undefined ? {} : { cookie } });
const login = (password: string, address: string, cookie?: string, to = email) =>
  post('login', { email: to, password }, address, cookie);
const forgot = (address: string, cookie?: string) => post('forgot', { email }, address, cookie);
const reset = (code: string, address: string, cookie?: string) =>
  post('reset', { email, code, newPassword }, address, cookie);
const cookieOf = ({ headers }: Answer) => headers.getSetCookie()[0]?.split(';')[0];
const knownDevice = async (to = email) =>
  cookieOf(await login(goodPassword, '198.51.100.7', undefined, to)) ?? '';
const wrongLogins = async (times: number, address: string, cookie?: string, to = email) => {
  const answers: Answer[] = [];
  for (let made = 0; made < times; made += 1)
    answers.push(await login('four otters knit', address, cookie, to));
  return answers.map(({ status }) => status);
};
const warnings = async () =>
  (await environment.mailbox.messages()).filter(({ subject }) => subject === warning).map(({ to }) => to);

/** Makes a guess from each address, in batches; counts the responses with this status. */
async function fromManyAddresses(
  addresses: number,
  status: number,
  guess: (address: string) => Promise<Answer>,
) {
  let answered = 0;
  // Larger batches would get 503 before they are checked.
  for (let first = 0; first < addresses; first += 25) {
    const some = Array.from({ length: 25 }, (_, position) => first + position);
    const answers = await Promise.all(some.map((n) => guess(`10.0.${Math.floor(n / 250)}.${n % 250}`)));
    answered += answers.filter((answer) => answer.status === status).length;
  }
  return answered;
}

describe('21 requests of a stranger', () => {
  async function attack() {
    await wrongLogins(10, stranger);
    for (let times = 0; times < 6; times += 1) {
      await forgot(stranger);
      await aMinuteLater(environment);
    }
    for (let times = 0; times < 5; times += 1) await reset('00000000', stranger);
  }

  test('21 requests get the stranger 429', async () => {
    await attack();
    expect((await login(goodPassword, stranger)).status).toBe(429);
    expect((await forgot(stranger)).status).toBe(429);
  });

  test('21 requests of a stranger do not stop a known device, even at the same address', async () => {
    const device = await knownDevice();
    await attack();
    expect((await login(goodPassword, stranger, device)).status).toBe(200);
    expect((await forgot(stranger, device)).status).toBe(200);
    const done = await reset(await mailedCode(environment, email), stranger, device);
    expect(done.status).toBe(200);
    expect((await login(newPassword, stranger, cookieOf(done))).status).toBe(200);
  });

  test('21 requests of a stranger do not stop the owner on a new device elsewhere', async () => {
    await attack();
    expect((await login(goodPassword, '203.0.113.5')).status).toBe(200);
    expect((await forgot('203.0.113.6')).status).toBe(200);
    expect((await reset(await mailedCode(environment, email), '203.0.113.6')).status).toBe(200);
  });

  test('21 requests of a stranger leave an earlier reset code valid', async () => {
    await forgot('203.0.113.5');
    const code = await mailedCode(environment, email);
    await aMinuteLater(environment);
    await attack();
    expect((await reset(code, '203.0.113.5')).status).toBe(200);
  });
});

describe('a guesser with 1,000 addresses', () => {
  test('1,000 addresses get 100 password guesses, then one in 15 minutes; a known device logs in', async () => {
    const device = await knownDevice();
    expect(await fromManyAddresses(1000, 401, (address) => login('four otters knit', address))).toBe(100);
    const held = await login(goodPassword, '203.0.113.5');
    expect(held.status).toBe(429);
    expect(Number(held.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
    expect((await login(goodPassword, '203.0.113.5', device)).status).toBe(200);
    await environment.sql(`update rate_limits set expires_at = expires_at - interval '16 minutes'`);
    expect(await fromManyAddresses(50, 401, (address) => login('four otters knit', address))).toBe(1);
  });

  test('1,000 addresses get 200 code guesses, then one in 2 minutes; a known device resets', async () => {
    const device = await knownDevice();
    await forgot('203.0.113.5');
    const code = await mailedCode(environment, email);
    expect(await fromManyAddresses(1000, 422, (address) => reset(wrongCodeBeside(code), address))).toBe(200);
    const held = await reset(code, '203.0.113.5');
    expect(held.status).toBe(429);
    expect(Number(held.headers.get('retry-after'))).toBeLessThanOrEqual(2 * 60);
    expect((await reset(code, '203.0.113.5', device)).status).toBe(200);
  });

  test('the device that resets the password is known from then on', async () => {
    await forgot('203.0.113.5');
    const device = cookieOf(await reset(await mailedCode(environment, email), '203.0.113.5'));
    await fromManyAddresses(150, 401, (address) => login('four otters knit', address));
    expect((await login(newPassword, '203.0.113.5')).status).toBe(429);
    expect((await login(newPassword, '203.0.113.5', device)).status).toBe(200);
  });
});

describe('forty networks with 320 requests', () => {
  const other = 'new@example.com';
  const register = (address: string) =>
    post('register', { name: 'Aline', email: other, password: goodPassword }, address);
  const repeat = async (times: number, guess: (address: string) => Promise<Answer>) => {
    for (let first = 0; first < times; first += 20)
      await Promise.all(
        Array.from({ length: Math.min(20, times - first) }, (_, at) => guess(`10.7.0.${(first + at) % 40}`)),
      );
  };

  /** Sends 100 wrong passwords, 8 reset requests, 200 wrong codes and 12 registrations. */
  async function attack() {
    await repeat(100, (address) => login('four otters knit', address));
    for (let times = 0; times < 8; times += 1) {
      await forgot(`10.7.0.${times}`);
      await aMinuteLater(environment);
    }
    await repeat(200, (address) => reset('00000000', address));
    await repeat(12, register);
  }

  /** Reads the key in the button of the newest reset mail. */
  async function mailedKey() {
    const mails = await mailsTo(environment, email, 'Your reset code');
    return /#for=\S+&key=([\w-]{43})/.exec(mails[0]?.text ?? '')?.[1];
  }

  test('320 requests do not stop the owner on a new device: the button of the mail works', async () => {
    await attack();
    const owner = '203.0.113.5';
    const held = await login(goodPassword, owner);
    expect([held.status, held.json]).toMatchObject([
      429,
      { error: expect.stringContaining('button in our') },
    ]);
    expect((await forgot(owner)).status).toBe(200);
    const body = { email, key: await mailedKey(), newPassword };
    expect((await post('reset', { ...body, key: 'x'.repeat(43) }, owner)).status).toBe(422);
    expect((await post('reset', { ...body, email: other }, owner)).status).toBe(422);
    const done = await post('reset', body, owner);
    expect(done.status).toBe(200);
    expect((await login(newPassword, owner, cookieOf(done))).status).toBe(200);
    expect((await post('reset', body, owner)).status).toBe(422);
  });

  test('320 requests do not stop the owner of an address from registering', async () => {
    await attack();
    expect((await register('203.0.113.5')).status).toBe(201);
  });

  test('320 requests leave the key of the last mail valid for an hour', async () => {
    await attack();
    await environment.sql(`update reset_codes set created_at = created_at - interval '59 minutes',
      expires_at = expires_at - interval '59 minutes'`);
    const body = { email, key: await mailedKey(), newPassword };
    expect((await post('reset', body, '203.0.113.5')).status).toBe(200);
    await forgot('203.0.113.6');
    expect(await mailedKey(), 'a new mail is sent once no key is valid').not.toBe(body.key);
  });
});

describe('a known device', () => {
  test('the device cookie is HttpOnly and SameSite=Strict, and stored as a hash', async () => {
    const [cookie] = (await login(goodPassword, stranger)).headers.getSetCookie();
    expect(cookie).toMatch(/^fts_device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/);
    const rows = await environment.sql('select * from known_devices');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(cookie?.slice(11, 54));
    expect((await login('four otters knit', stranger)).headers.getSetCookie()).toEqual([]);
  });

  test('over TLS the device cookie is Secure and has the __Host- prefix', async () => {
    const overTls = (headers: Record<string, string> = {}) =>
      call('POST', 'https://localhost/api/auth/login', { body: { email, password: goodPassword }, headers });
    const [given = ''] = (await overTls()).headers.getSetCookie();
    expect(given).toMatch(/^__Host-fts_device=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    const cookie = given.split(';')[0] ?? '';
    expect(cookieOf(await overTls({ cookie }))).toBe(cookie);
    expect(cookieOf(await overTls({ cookie: cookie.replace('__Host-', '') }))).not.toBe(cookie);
  });

  test('a known device has its own limit of guesses, which mails its owner', async () => {
    const device = await knownDevice();
    expect(await wrongLogins(11, stranger, device)).toEqual([...Array(10).fill(401), 429]);
    expect((await login(goodPassword, stranger)).status, 'others are not slowed by it').toBe(200);
    expect(await warnings()).toEqual([email]);
  });

  test('a device is known to another account only after a login to that account', async () => {
    await makeUser('bosco@example.com');
    const device = await knownDevice('bosco@example.com');
    await wrongLogins(10, stranger);
    expect((await login(goodPassword, stranger, device)).status).toBe(429);
    const both = cookieOf(await login(goodPassword, '203.0.113.5', device));
    expect(both).toBe(device);
    expect((await login(goodPassword, stranger, both)).status).toBe(200);
    expect((await login(goodPassword, stranger, both, 'bosco@example.com')).status).toBe(200);
  });

  test.each([`fts_device=${'a'.repeat(43)}`, 'fts_device=', 'fts_device=%00', 'fts_device=%E0%A4%A'])(
    'the made-up cookie %s makes no known device',
    async (made) => {
      const given = cookieOf(await login(goodPassword, '203.0.113.5', made));
      expect(given).toMatch(/^fts_device=[\w-]{43}$/);
      expect(given).not.toBe(made);
      await wrongLogins(10, stranger, made);
      expect((await login(goodPassword, stranger, made)).status).toBe(429);
    },
  );

  test('a device is forgotten after a year, a reset, and a logout by a super admin', async () => {
    const boss = await makeUser('boss@example.com', 'SUPERADMIN');
    const device = await knownDevice();
    await wrongLogins(10, stranger);
    await environment.sql(`update known_devices set expires_at = now() - interval '1 second'`);
    expect((await login(goodPassword, stranger, device)).status).toBe(429);
    const second = await knownDevice();
    expect((await boss.call('DELETE', `/api/users/${aline.user.id}/sessions`)).status).toBe(200);
    expect((await login(goodPassword, stranger, second)).status).toBe(429);
    const third = await knownDevice();
    await forgot('203.0.113.5');
    await reset(await mailedCode(environment, email), '203.0.113.5');
    expect((await login(newPassword, stranger, third)).status).toBe(429);
  });

  test('account deletion deletes its known devices', async () => {
    const { token } = (await login(goodPassword, stranger)).json as { token: string };
    await call('DELETE', '/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
    expect(await environment.sql('select * from known_devices')).toEqual([]);
  });
});

describe('warnings to the owner', () => {
  test('wrong tries send one mail a day to the owner, and none to others', async () => {
    await wrongLogins(9, stranger);
    expect(await warnings()).toEqual([]);
    await wrongLogins(3, stranger);
    await wrongLogins(10, '192.0.2.67');
    await wrongLogins(10, '192.0.2.67', undefined, 'nobody@example.com');
    for (let times = 0; times < 10; times += 1) await reset('00000000', '192.0.2.68');
    expect(await warnings()).toEqual([email]);
    const mail = (await environment.mailbox.messages()).find(({ subject }) => subject === warning);
    expect(mail?.text).toContain('/forgot');
  });

  test('ten wrong reset codes send a mail to the owner', async () => {
    for (let times = 0; times < 10; times += 1) await reset('00000000', stranger);
    expect(await warnings()).toEqual([email]);
  });
});
