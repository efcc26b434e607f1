import { createHmac, timingSafeEqual } from 'node:crypto';

/** True if this is the base64 HMAC-SHA256 of exactly these bytes. Compares in constant time. */
export function isSigned(body: Uint8Array, signature: string | undefined, secret: string): boolean {
  if (signature === undefined) return false;
  const expected = Buffer.from(createHmac('sha256', secret).update(body).digest('base64'));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
