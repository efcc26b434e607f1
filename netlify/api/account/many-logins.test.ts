import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { atOnce, mostWaiting } from '#netlify/core/account/login/turns.ts';
import { call } from '#tests/support/call.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();

/** Hashes that have begun and do not end before `release()`. */
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

const logIn = (index: number, address = `192.0.2.${index}`) =>
  call('POST', '/api/auth/login', {
    body: { email: `${index}@example.com`, password: 'four otters knit' },
    address,
  });

test('people who log in wait for each other, but nobody else for them, and too many are asked to come back', async () => {
  const logins = Array.from({ length: people }, (_, index) => logIn(index));
  const first = await Promise.race(logins);
  expect([first.status, first.json]).toEqual([503, { error: expect.stringContaining('try again') }]);
  expect(Number(first.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await call('GET', '/api/pricing')).status).toBe(200);
  expect(begun.length).toBeLessThanOrEqual(atOnce);

  release();
  const statuses = (await Promise.all(logins)).map(({ status }) => status);
  const looked = atOnce + mostWaiting;
  expect(statuses.filter((status) => status === 401)).toHaveLength(looked);
  expect(statuses.filter((status) => status === 503)).toHaveLength(people - looked);
  const counted = await environment.sql(`select from rate_limits where kind = 'login-by-account'`);
  expect(counted, 'a password that nobody looked at is no wrong one').toHaveLength(looked);
});

test('a network that sends more than it may takes no turn from anyone', async () => {
  const flooding = '198.51.100.9';
  held = false;
  await logIn(0, flooding);
  held = true;
  await environment.sql(`update rate_limits set count = 240 where kind = 'login-by-address'`);
  const flood = await Promise.all(Array.from({ length: people }, (_, index) => logIn(index, flooding)));
  expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([429]));
  expect(begun).toHaveLength(0);
});
