import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { decrypt, encrypt } from './encryption.ts';

const key = randomBytes(32);
const text = 'Muraho, Aline — 🌍 \u0000';

test('decryption restores the text, and encrypting it twice gives different results', () => {
  const [one, other] = [encrypt(text, key, 'here'), encrypt(text, key, 'here')];
  expect([decrypt(one, key, 'here'), decrypt(other, key, 'here')]).toEqual([text, text]);
  expect(one).not.toBe(other);
  expect(decrypt(encrypt('', key, 'here'), key, 'here')).toBe('');
});

test('decryption fails with another key or in another context', () => {
  const encrypted = encrypt(text, key, 'here');
  expect(() => decrypt(encrypted, randomBytes(32), 'here')).toThrow();
  expect(() => decrypt(encrypted, key, 'there')).toThrow();
});

test('decryption fails for changed, truncated and unencrypted text', () => {
  const bytes = Buffer.from(encrypt(text, key, 'here'), 'base64');
  for (let position = 0; position < bytes.length; position += 1) {
    const changed = Buffer.from(bytes);
    changed[position] = (changed[position] ?? 0) ^ 1;
    expect(() => decrypt(changed.toString('base64'), key, 'here'), `byte ${position}`).toThrow();
  }
  for (const part of [bytes.subarray(0, 20), bytes.subarray(0, -1), Buffer.alloc(0)])
    expect(() => decrypt(part.toString('base64'), key, 'here')).toThrow();
  expect(() => decrypt('{"html":""}', key, 'here')).toThrow();
});
