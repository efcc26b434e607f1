import { createHash, createHmac } from 'node:crypto';
import { clientLanguage } from '../client-language.ts';
import { serverKey } from '../server-key.ts';
import { siteUrl } from '../site-url.ts';
import type { Waiting } from './waiting-queries.ts';

/** Link to a place: its token of 128 bits is behind the #, which reaches no log; its hash is stored. */
export function placeLink(place: Pick<Waiting, 'id' | 'language'>): { url: string; tokenHash: string } {
  const bytes = createHmac('sha256', serverKey('waiting-list link')).update(place.id).digest();
  const token = bytes.subarray(0, 16).toString('base64url');
  return { url: siteUrl(`/waiting-list#${token}`, clientLanguage(place)), tokenHash: hashOfToken(token) };
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
