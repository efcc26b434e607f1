import { expect, test } from 'vitest';
import { requestText, waitSentence } from './refund-request-words.ts';

const request = {
  ...{ amount: 600_000, method: 'cash' as const, day: '2026-12-05', actor: 'Grace', reason: 'Rain' },
  ...{ own: false, stale: false, approvers: 1 },
};

test('a refund that waits reads as its amount, method, day, author and reason', () => {
  expect(requestText(request)).toBe(
    'A refund of 600,000 RWF in cash on 5 December 2026, requested by Grace: Rain',
  );
});

test.each([
  ['its author', { own: true }, 'SUPERADMIN', 'It waits for another super admin. Nothing is recorded yet.'],
  ['another admin', {}, 'ADMIN', 'It waits for a super admin other than Grace. Nothing is recorded yet.'],
  ['another super admin', {}, 'SUPERADMIN', 'It waits for you. Nothing is recorded until you approve it.'],
  [
    'the only super admin',
    { own: true, approvers: 0 },
    'SUPERADMIN',
    'It waits for a second super admin, and there is none. Please invite someone under Users and make them a super admin, or withdraw it.',
  ],
  [
    'an admin of a studio with one super admin, who asked',
    { approvers: 0 },
    'ADMIN',
    'It waits for a second super admin, and there is none. Please ask the super admin to invite someone under Users and make them a super admin.',
  ],
  [
    'anyone once money has moved',
    { own: true, stale: true },
    'SUPERADMIN',
    'Money or the price of this booking has changed since, so it can no longer be approved. Please decline or withdraw it, and request it again if it is still right.',
  ],
] as const)('a refund that waits says what to do to %s', (_, changes, role, sentence) => {
  expect(waitSentence({ ...request, ...changes }, role)).toBe(sentence);
});
