import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { maxConcurrent, maxPerCaller, maxQueued } from '#netlify/core/account/login/hash-queue.ts';
import { loginFrom, setTries, wrongPassword } from '#tests/support/account-calls.ts';
import { type Answer, call } from '#tests/support/call.ts';
import { waitingForLocks, whileHeld } from '#tests/support/locks.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();

/** Hash calls that wait for `release()`. */
const begun: (() => void)[] = [];
let held = true;
const { scrypt } = crypto;

function heldScrypt(...parts: Parameters<typeof scrypt>): void {
  if (held) begun.push(() => scrypt(...parts));
  else scrypt(...parts);
}

function release() {
  held = false;
  for (const goOn of begun.splice(0)) goOn();
}

function replaceScrypt(by: typeof heldScrypt) {
  Object.assign(crypto, { scrypt: by });
  syncBuiltinESMExports();
}

beforeEach(() => {
  held = true;
  replaceScrypt(heldScrypt);
});
afterEach(() => {
  release();
  replaceScrypt(scrypt);
});

const people = 60;

const logIn = (index: number, address = `192.0.2.${index}`, cookie = '') =>
  loginFrom(`${index}@example.com`, wrongPassword, { address, cookie });

const statusesOf = async (logins: Promise<Answer>[]) =>
  (await Promise.all(logins)).map(({ status }) => status);

/** Waits until all logins but `taken` got 503; a later one could take a slot that was given back. */
async function refusedBut(taken: number, logins: Promise<Answer>[]): Promise<void> {
  const refused: Answer[] = [];
  for (const login of logins)
    void login.then((answer) => {
      if (answer.status === 503) refused.push(answer);
    });
  await expect.poll(() => refused.length).toBe(logins.length - taken);
}

test('logins wait for each other, other calls do not wait for them, and too many get 503', async () => {
  const logins = Array.from({ length: people }, (_, index) => logIn(index));
  const first = await Promise.race(logins);
  expect([first.status, first.json]).toEqual([503, { error: expect.stringContaining('try again') }]);
  expect(Number(first.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await call('GET', '/api/pricing')).status).toBe(200);
  expect(begun.length).toBeLessThanOrEqual(maxConcurrent);

  const looked = maxConcurrent + maxQueued;
  await refusedBut(looked, logins);
  release();
  const statuses = await statusesOf(logins);
  expect(statuses.filter((status) => status === 401)).toHaveLength(looked);
  expect(statuses.filter((status) => status === 503)).toHaveLength(people - looked);
  const counted = await environment.sql(`select from rate_limits where kind = 'login-by-account'`);
  expect(counted, 'a password that nobody looked at is no wrong one').toHaveLength(looked);
});

test('logins from one IP address that wait for their count leave the database to others', async () => {
  held = false;
  const one = () => logIn(0, '198.51.100.9');
  await one();
  const row = `update rate_limits set count = count where kind = 'login-by-address'`;
  const { crowd } = await whileHeld(environment, [row], async () => {
    const crowd = Array.from({ length: people }, one);
    await expect.poll(async () => (await waitingForLocks(environment)).length).toBeGreaterThan(1);
    expect((await call('GET', '/api/pricing')).status).toBe(200);
    return { crowd };
  });
  expect(new Set(await statusesOf(crowd))).toEqual(new Set([401, 429, 503]));
});

test('a network above its limit gets 429 and takes no hash slot', async () => {
  const flooding = '198.51.100.9';
  held = false;
  await logIn(0, flooding);
  held = true;
  await setTries(environment, 'login-by-address', 240);
  const flood = await Promise.all(Array.from({ length: people }, (_, index) => logIn(index, flooding)));
  expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([429]));
  expect(begun).toHaveLength(0);
});

test.each([
  ['IP address', (index: number) => logIn(index, '198.51.100.9')],
  ['device', (index: number) => logIn(index, undefined, 'fts_device=the-same')],
  ['IPv6 /48 network', (index: number) => logIn(index, `2001:db8:7:${index}::1`)],
])('logins from one %s leave hash slots to others', async (_, one) => {
  const crowd = Array.from({ length: people }, (_, index) => one(index));
  await refusedBut(maxPerCaller, crowd);
  const others = Array.from({ length: 5 }, (_, index) => logIn(100 + index));
  release();
  expect(await statusesOf(others)).toEqual([401, 401, 401, 401, 401]);
  expect((await statusesOf(crowd)).filter((status) => status === 401)).toHaveLength(maxPerCaller);
  expect((await one(0)).status, 'afterwards they are as free as before').toBe(401);
});
