import { expect, test } from 'vitest';
import { english } from '#tests/support/english.ts';
import commonParts from './common-passwords.json' with { type: 'json' };
import { passwordProblem } from './password-rules.ts';

const aline = { name: 'Aline Uwase', email: 'aline.studio7@imboni.example' };
const problem = (password: string) => {
  const refusal = passwordProblem(password, aline);
  return refusal && english(refusal);
};

test('the list of common parts has more than a thousand entries, each once', () => {
  expect(commonParts.length).toBeGreaterThan(1000);
  expect(new Set(commonParts).size).toBe(commonParts.length);
});

test.each([
  'three otters knit',
  'mabuye-y-inkono-42',
  'xK4#pw9!Lm2q',
  'summer river garden piano',
  'éééàààùùù-wagon',
  '日本語のパスワードは長い',
])('the password %s is accepted', (password) => {
  expect(problem(password)).toBeUndefined();
});

test.each(['', 'short', '9 letters'])('the password %j is refused as too short', (password) => {
  expect(problem(password)).toBe('Please use at least 10 characters.');
});

test('a password of 128 characters is accepted, one of 129 refused', () => {
  const long = Array.from({ length: 129 }, (_, position) => 'xqzjvkwp'[(position * position) % 7]).join('');
  expect(problem(long.slice(1))).toBeUndefined();
  expect(problem(long)).toBe('Please use at most 128 characters.');
});

test.each([
  'password123',
  'Password123!',
  'P@ssw0rd2024',
  'passw0rd!!!!',
  '1234567890',
  '0987654321',
  '1122334455',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'abcdefghijkl',
  'qwertyuiop',
  'qwerty123456',
  '1q2w3e4r5t6y',
  'iloveyou2025',
  'Kigali@2026!',
  'rwandarwanda',
  'liverpoolfc1',
  'arsenal-2024',
  'jesusislord1',
  'welcome12345',
  'Umutoni12345',
  'letmeinplease',
  // From the list of breached passwords.
  'undertaker',
  'Washington',
  'gfhjkmgfhjkm',
  'LEAVEMEALONE',
])('the password %s is refused as too easy to guess', (password) => {
  expect(problem(password)).toMatch(/too easy to guess/);
});

test.each(['alineuwase', 'Uwase-Aline1', 'aline.studio7', 'imboni12345', 'uwase imboni'])(
  'the password %s, made from the name or email address, is refused',
  (password) => {
    expect(problem(password)).toBeDefined();
  },
);
