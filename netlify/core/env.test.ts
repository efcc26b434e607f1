import { afterEach, expect, test } from 'vitest';
import { env } from './env.ts';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

test('has Paypack’s own address and mode unless told otherwise', () => {
  for (const name of ['PAYPACK_BASE_URL', 'PAYPACK_WEBHOOK_MODE']) delete process.env[name];
  expect(env('PAYPACK_BASE_URL')).toBe('https://payments.paypack.rw/api');
  expect(env('PAYPACK_WEBHOOK_MODE')).toBe('production');
});

test('takes an empty variable for one that is not set', () => {
  process.env.SMTP_URL = '';
  expect(env('SMTP_URL')).toBeUndefined();
});

test.each([
  ['SMTP_URL', 'http://mail.example', 'smtp://'],
  ['PAYPACK_WEBHOOK_MODE', 'test', 'development or production'],
  ['DATABASE_URL', 'not an address', 'postgres://'],
] as const)('names %s when it is wrong and says what to set, without showing it', (name, value, advice) => {
  process.env[name] = value;
  const message = (): string => {
    try {
      return String(env(name));
    } catch (error) {
      return String(error);
    }
  };
  expect(message()).toMatch(new RegExp(`${name}.*${advice}`));
  expect(message()).not.toContain(value);
});
