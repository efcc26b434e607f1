import { createHash, randomBytes } from 'node:crypto';

/** Draws 256 random bits, and the hash to store. */
export function freshToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOf(token) };
}

/** Returns the SHA-256, which is enough for random tokens. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
