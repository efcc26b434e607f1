import type { Context } from 'hono';
import { validator } from 'hono/validator';
import { type ApiEnv, clientAddress, pageLanguageOf } from './http.ts';

/** Reads `Authorization: <scheme> <token>`: a token is never in the URL, which is logged. */
export const byToken = validator('header', ({ authorization = '' }) => ({ authorization }));

/** Returns the reader of who holds a link: its token ('' matches none), IP address, time and page. */
export function linkHolder(scheme: 'Booking' | 'Conversation' | 'Share' | 'Waiting') {
  const pattern = new RegExp(`^${scheme} ([\\w-]{1,64})$`, 'i');
  return (c: Context<ApiEnv>, { authorization }: { authorization: string }) => ({
    token: pattern.exec(authorization)?.[1] ?? '',
    address: clientAddress(c),
    now: new Date(),
    language: pageLanguageOf(c),
  });
}
