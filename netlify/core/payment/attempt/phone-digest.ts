import { createHmac } from 'node:crypto';
import { serverKey } from '../../server-key.ts';

/** What stands for a number whose owner deleted their account: without the server's key nobody finds the number by trying all. */
export function digestOfPhone(phone: string): string {
  return createHmac('sha256', serverKey('prompted phone')).update(phone).digest('hex');
}
