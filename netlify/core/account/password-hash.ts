import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** A tenth of a second for each guess. Stored hashes name no parameters: these cannot change alone. Tests set less. */
export const hashCost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };

const keyBytes = 64;

/** A hash that no password has: comparing with it takes as long as with a real one. */
export const nobodysHash = `${'0'.repeat(32)}:${'0'.repeat(2 * keyBytes)}`;

/** Hashes a password or a code with a new salt: `salt:key` in hexadecimal digits. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${(await deriveKey(password, salt)).toString('hex')}`;
}

/** Compares a password or a code with a hash, in constant time. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [salt = '', hex = ''] = hash.split(':');
  const key = Buffer.from(hex, 'hex');
  const given = await deriveKey(password, salt);
  return key.length === given.length && timingSafeEqual(key, given);
}

/** Derives from the salt's digits as text, not from the bytes they spell: stored hashes were made so. */
function deriveKey(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, hashCost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
