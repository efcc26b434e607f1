import { createHmac } from 'node:crypto';
import { serverKey } from './server-key.ts';

/** Hashes a deleted account's phone with the server's key, so that it cannot be brute-forced. */
export function digestOfPhone(phone: string): string {
  return createHmac('sha256', serverKey('prompted phone')).update(phone).digest('hex');
}
