import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { dummyHash, hashPassword, verifyPassword } from './password-hash.ts';

test.each([
  ['matches the same password', 'three otters knit', true],
  ['matches the same letters in another Unicode form', 'ｔｈｒｅｅ otters knit', true],
  ['does not match another password', 'three otters swim', false],
  ['does not match an empty password', '', false],
])('the hash of a password %s', async (_, password, right) => {
  expect(await verifyPassword(await hashPassword('three otters knit'), password)).toBe(right);
});

test('the same password hashed twice gives two hashes', async () => {
  const [first, second] = await Promise.all([hashPassword('knit'), hashPassword('knit')]);
  expect(first).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(second).not.toBe(first);
});

test.each([dummyHash, 'no hash', '', '00:00'])('the stored value %j matches no password', async (hash) => {
  expect(await verifyPassword(hash, 'three otters knit')).toBe(false);
});

test('a password that was hashed earlier, at the full cost, is still accepted', async () => {
  // Runs in its own process: the tests of this one hash with the least work.
  const stored =
    '4b6aaa38281d0a915d136324e247c8cf:f9c7cf75b2eae5e87c1de40aad70048142ff38f996e908d57b8a3f4800dd1ff5063db03744e908fff7c411889f310cf4dd2a4d39eb675c0a8de750a4a2433104';
  const program = `
    import { verifyPassword } from ${JSON.stringify(new URL('./password-hash.ts', import.meta.url).href)};
    console.log(await verifyPassword('${stored}', 'three otters fish'), await verifyPassword('${stored}', 'three otters'));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  expect(stdout.trim()).toBe('true false');
});
