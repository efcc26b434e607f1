import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, and what is kept of them. */
export function freshToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOf(token) };
}

/** SHA-256: enough for what was drawn at random. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
