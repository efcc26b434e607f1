import { createHmac } from 'node:crypto';
import { serverKey } from './server-key.ts';

/** Purposes have keys of their own, so that the digests of two tables cannot be joined. */
type Purpose = 'prompted phone' | 'stopped phone';

/** Hashes a phone with the server's key, so that it can be recognised, but not brute-forced. */
export function digestOfPhone(phone: string, purpose: Purpose): string {
  return createHmac('sha256', serverKey(purpose)).update(phone).digest('hex');
}
