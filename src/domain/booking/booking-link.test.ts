import { describe, expect, test } from 'vitest';
import { tokenInText, tokenOf } from '#src/lib/booking-token.ts';
import { isLinkExpired } from './booking-link.ts';

const createdAt = new Date('2026-11-01T10:00:00Z');

describe('a booking link', () => {
  test.each([
    ['works on the day of the session', '2026-12-10T10:00:00Z', false],
    ['works to the last minute of the 30th day after the session', '2027-01-09T21:59:00Z', false],
    ['expires at the end of the 30th day after the session', '2027-01-09T22:00:00Z', true],
  ])('a booking link %s', (_, now, expired) => {
    expect(isLinkExpired({ eventDate: '2026-12-10', createdAt }, new Date(now))).toBe(expired);
  });

  test('the link of a booking without a date works for two years and a month', () => {
    const open = { eventDate: null, createdAt };
    expect(isLinkExpired(open, new Date('2028-11-29T10:00:00Z'))).toBe(false);
    expect(isLinkExpired(open, new Date('2028-12-02T10:00:00Z'))).toBe(true);
  });
});

test.each([
  ['AAAAAAAAAAAAAAAAAAAA_-', true],
  ['', false],
  ['main', false],
  ['AAAAAAAAAAAAAAAAAAAA_-x', false],
  ['AAAAAAAAAAAAAAAAAAAA%20', false],
])('the key %j is a token: %j', (key, isToken) => {
  expect(tokenOf(key)).toBe(isToken ? key : undefined);
});

test('the token is found in text copied from the email', () => {
  const token = 'AbCdEfGhIjKlMnOpQrSt_-';
  for (const text of [
    `https://fts.example/booking#${token}`,
    ` ${token} `,
    `#${token}`,
    `See it: https://x/booking#${token} .`,
  ])
    expect(tokenInText(text), text).toBe(token);
  for (const text of ['', 'FTS-7K3MP-9Q2XT', `${token}x`, 'https://fts.example/booking', `see ${token}`])
    expect(tokenInText(text), text).toBeNull();
});
