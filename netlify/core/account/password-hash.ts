import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** A tenth of a second per guess. Stored hashes name no parameters, so these must never change. */
export const hashCost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };

const keyBytes = 64;

/** Hash that no password has; comparing with it takes as long as with a real one. */
export const dummyHash = `${'0'.repeat(32)}:${'0'.repeat(2 * keyBytes)}`;

/** Hashes a password or code with a new salt, as hexadecimal `salt:key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${(await deriveKey(password, salt)).toString('hex')}`;
}

/** Compares a password or code with a hash in constant time. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [salt = '', hex = ''] = hash.split(':');
  const key = Buffer.from(hex, 'hex');
  const given = await deriveKey(password, salt);
  return key.length === given.length && timingSafeEqual(key, given);
}

/** Derives the key from the salt’s hexadecimal text, not its bytes, as existing hashes were made. */
function deriveKey(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, hashCost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
