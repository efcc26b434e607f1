import { describe, expect, test } from 'vitest';
import {
  aMinuteLater,
  goodPassword,
  mailedCode,
  registerAs,
  wrongCodeBeside,
} from '#tests/support/account.ts';
import {
  deviceCookie,
  forgot,
  loginFrom,
  newPassword,
  reset,
  setTries,
  wrongLogins,
  wrongPassword,
} from '#tests/support/account-calls.ts';
import type { Answer } from '#tests/support/call.ts';
import { mailsAbout, mailsTo } from '#tests/support/mails.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { look } from '#tests/support/steps/invitation.ts';

/** Attacks by strangers who have only an email address must not lock its owner out. */

const email = 'aline@example.com';
const environment = setUpEnvironment();
setUpUser(email);

const stranger = { address: '192.0.2.66' };
const owner = { address: '203.0.113.5' };
const wrongCode = { email, code: '00000000' };

const knownDevice = async () =>
  deviceCookie(await loginFrom(email, goodPassword, { address: '198.51.100.7' }));
const mailedReset = async () => ({ email, code: await mailedCode(environment, email) });

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

const guessPassword = (address: string) => loginFrom(email, wrongPassword, { address });

describe('21 requests of a stranger', () => {
  async function attack() {
    await wrongLogins(10, email, stranger);
    for (let times = 0; times < 6; times += 1) {
      await forgot(email, stranger);
      await aMinuteLater(environment);
    }
    for (let times = 0; times < 5; times += 1) await reset(wrongCode, stranger);
  }

  test('21 requests of a stranger do not stop a known device, even at the same address', async () => {
    const device = { ...stranger, cookie: await knownDevice() };
    await attack();
    expect((await loginFrom(email, goodPassword, device)).status).toBe(200);
    expect((await forgot(email, device)).status).toBe(200);
    const done = await reset(await mailedReset(), device);
    expect(done.status).toBe(200);
    const after = { ...stranger, cookie: deviceCookie(done) };
    expect((await loginFrom(email, newPassword, after)).status).toBe(200);
  });

  test('21 requests stop the stranger with 429, but not the owner on a new device elsewhere', async () => {
    await attack();
    expect((await loginFrom(email, goodPassword, stranger)).status).toBe(429);
    expect((await forgot(email, stranger)).status).toBe(429);
    expect((await loginFrom(email, goodPassword, owner)).status).toBe(200);
    expect((await forgot(email, owner)).status).toBe(200);
    expect((await reset(await mailedReset(), owner)).status).toBe(200);
  });

  test('21 requests of a stranger leave an earlier reset code valid', async () => {
    await forgot(email, owner);
    const earlier = await mailedReset();
    await aMinuteLater(environment);
    await attack();
    expect((await reset(earlier, owner)).status).toBe(200);
  });
});

describe('a guesser with 1,000 addresses', () => {
  test('1,000 addresses get 100 password guesses, then one in 15 minutes; a known device logs in', async () => {
    const cookie = await knownDevice();
    expect(await fromManyAddresses(1000, 401, guessPassword)).toBe(100);
    const held = await loginFrom(email, goodPassword, owner);
    expect(held.status).toBe(429);
    expect(Number(held.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
    expect((await loginFrom(email, goodPassword, { ...owner, cookie })).status).toBe(200);
    await environment.sql(`update rate_limits set expires_at = expires_at - interval '16 minutes'`);
    expect(await fromManyAddresses(50, 401, guessPassword)).toBe(1);
  });

  test('1,000 addresses get 200 code guesses, then one in 2 minutes; a known device resets', async () => {
    const cookie = await knownDevice();
    await forgot(email, owner);
    const right = await mailedReset();
    const wrong = { email, code: wrongCodeBeside(right.code) };
    expect(await fromManyAddresses(1000, 422, (address) => reset(wrong, { address }))).toBe(200);
    const held = await reset(right, owner);
    expect(held.status).toBe(429);
    expect(Number(held.headers.get('retry-after'))).toBeLessThanOrEqual(2 * 60);
    expect((await reset(right, { ...owner, cookie })).status).toBe(200);
  });

  test('the device that resets the password is known from then on', async () => {
    await forgot(email, owner);
    const cookie = deviceCookie(await reset(await mailedReset(), owner));
    await fromManyAddresses(150, 401, guessPassword);
    expect((await loginFrom(email, newPassword, owner)).status).toBe(429);
    expect((await loginFrom(email, newPassword, { ...owner, cookie })).status).toBe(200);
  });
});

describe('a guesser with a wide IPv6 network', () => {
  test('a /48 network gets 40 guesses at an account, and another /48 its own', async () => {
    const statuses: number[] = [];
    for (let network = 0; network < 45; network += 1)
      statuses.push((await guessPassword(`2001:db8:7:${network.toString(16)}::1`)).status);
    expect(statuses).toEqual([...Array(40).fill(401), ...Array(5).fill(429)]);
    expect((await guessPassword('2001:db8:8:1::1')).status).toBe(401);
  });

  test('a wide network has four times the limit of an address', async () => {
    await look('x', '2001:db8:9:1::1');
    await setTries(environment, 'invitation-by-wide-address', 240);
    expect((await look('x', '2001:db8:9:2::1')).status).toBe(429);
  });
});

describe('forty networks with 320 requests', () => {
  const other = 'new@example.com';
  const register = (address: string) => registerAs({ email: other }, address);
  const repeat = async (times: number, guess: (address: string) => Promise<Answer>) => {
    for (let first = 0; first < times; first += 20)
      await Promise.all(
        Array.from({ length: Math.min(20, times - first) }, (_, at) => guess(`10.7.0.${(first + at) % 40}`)),
      );
  };

  async function attack() {
    await repeat(100, guessPassword);
    for (let times = 0; times < 8; times += 1) {
      await forgot(email, { address: `10.7.0.${times}` });
      await aMinuteLater(environment);
    }
    await repeat(200, (address) => reset(wrongCode, { address }));
    await repeat(12, register);
  }

  async function mailedKey() {
    const mails = await mailsTo(environment, email, 'Your reset code');
    return /#for=\S+&key=([\w-]{43})/.exec(mails[0]?.text ?? '')?.[1];
  }

  test('320 requests do not stop the owner on a new device: the button of the mail works', async () => {
    await attack();
    const held = await loginFrom(email, goodPassword, owner);
    expect([held.status, held.json]).toMatchObject([
      429,
      { error: expect.stringContaining('button in our') },
    ]);
    expect((await forgot(email, owner)).status).toBe(200);
    const body = { email, key: await mailedKey() };
    expect((await reset({ ...body, key: 'x'.repeat(43) }, owner)).status).toBe(422);
    expect((await reset({ ...body, email: other }, owner)).status).toBe(422);
    const done = await reset(body, owner);
    expect(done.status).toBe(200);
    const device = { ...owner, cookie: deviceCookie(done) };
    expect((await loginFrom(email, newPassword, device)).status).toBe(200);
    expect((await reset(body, owner)).status).toBe(422);
  });

  test('320 requests do not stop the owner of an address from registering', async () => {
    await attack();
    expect((await register(owner.address)).status).toBe(201);
  });

  test('320 requests leave the key of the last mail valid for an hour', async () => {
    await attack();
    await environment.sql(`update reset_codes set created_at = created_at - interval '59 minutes',
      expires_at = expires_at - interval '59 minutes'`);
    const body = { email, key: await mailedKey() };
    expect((await reset(body, owner)).status).toBe(200);
    await forgot(email, { address: '203.0.113.6' });
    expect(await mailedKey(), 'a new mail is sent once no key is valid').not.toBe(body.key);
  });
});

describe('warnings to the owner', () => {
  const warned = async () => (await mailsAbout(environment, 'Failed attempts')).map(({ to }) => to);

  test('wrong tries send one mail a day to the owner, and none to others', async () => {
    await wrongLogins(9, email, stranger);
    expect(await warned()).toEqual([]);
    await wrongLogins(3, email, stranger);
    await wrongLogins(10, email, { address: '192.0.2.67' });
    await wrongLogins(10, 'nobody@example.com', { address: '192.0.2.67' });
    for (let times = 0; times < 10; times += 1) await reset(wrongCode, { address: '192.0.2.68' });
    expect(await warned()).toEqual([email]);
    const [mail] = await mailsAbout(environment, 'Failed attempts to log in to your account');
    expect(mail?.text).toContain('/forgot');
  });

  test('ten wrong reset codes send a mail to the owner', async () => {
    for (let times = 0; times < 10; times += 1) await reset(wrongCode, stranger);
    expect(await warned()).toEqual([email]);
  });

  test('ten wrong passwords on a known device send a mail to the owner', async () => {
    const device = { ...stranger, cookie: await knownDevice() };
    expect(await wrongLogins(11, email, device)).toEqual([...Array(10).fill(401), 429]);
    expect((await loginFrom(email, goodPassword, stranger)).status, 'other devices are not slowed').toBe(200);
    expect(await warned()).toEqual([email]);
  });
});
