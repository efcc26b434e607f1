import { expect, it } from 'vitest';
import { speak } from '#src/lib/words/messages.ts';
import { deviceText } from './own-session.ts';
import { en } from './words/en.ts';

const now = new Date('2026-12-05T20:00:00Z');

it.each([
  ['2026-12-05T19:55:00Z', 'in use now'],
  ['2026-12-05T20:00:05Z', 'in use now'],
  ['2026-12-05T19:30:00Z', 'last used 30 minutes ago'],
  ['2026-12-05T06:00:00Z', 'last used today'],
  // Already 5 December in Kigali.
  ['2026-12-04T22:30:00Z', 'last used today'],
  ['2026-12-04T21:30:00Z', 'last used on 4 December 2026'],
])('a device last seen at %s is shown as %s', (lastSeenAt, text) => {
  const session = { createdAt: '2026-12-01T10:00:00Z', lastSeenAt };
  expect(deviceText(speak('en', en), session, now)).toBe(`Logged in on 1 December 2026, ${text}`);
});
