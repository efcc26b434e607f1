import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Booking } from '../../booking/booking-queries.ts';
import { clientLanguage } from '../../client-language.ts';
import { serverKey } from '../../server-key.ts';
import { siteUrl } from '../../site-url.ts';

/** The token of 128 bits is in the fragment (#), which reaches no log; only its hash is stored. */
export const shareUrl = (token: string, of: Pick<Booking, 'language'>) =>
  siteUrl(`/share#${token}`, clientLanguage(of));

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export const newToken = () => randomBytes(16).toString('base64url');

/** Returns the id of a submission's share, the same for each retry of its key. */
export function shareIdOf(bookingId: string, key: string | undefined): string {
  if (key === undefined) return randomUUID();
  const hex = createHash('sha256').update(`${bookingId} ${key}`).digest('hex');
  // Version and variant of a UUID made by the application's own rule.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Derives the first token of a share, so that a retry gets it although only its hash is stored. */
export function firstToken(shareId: string): string {
  const bytes = createHmac('sha256', serverKey('share link')).update(shareId).digest();
  return bytes.subarray(0, 16).toString('base64url');
}
