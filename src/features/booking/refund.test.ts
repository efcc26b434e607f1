import { describe, expect, test } from 'vitest';
import { type RefundFacts, refundFor, refundSentence, refunds } from './refund.ts';

/** The session can start on 10 December at 08:00 in Kigali, which is 06:00 UTC. */
const confirmed: RefundFacts = { status: 'confirmed', eventDate: '2026-12-10', paid: 650_000 };

describe('what comes back', () => {
  test.each([
    ['weeks before', '2026-11-20T12:00:00Z', 'less-deposit-and-fees'],
    ['a minute more than 72 hours before', '2026-12-07T05:59:00Z', 'less-deposit-and-fees'],
    ['exactly 72 hours before', '2026-12-07T06:00:00Z', 'less-deposit-and-fees'],
    ['a millisecond later', '2026-12-07T06:00:00.001Z', 'reduced'],
    ['a minute less than 72 hours before', '2026-12-07T06:01:00Z', 'reduced'],
    ['a minute before the day begins', '2026-12-10T05:59:00Z', 'reduced'],
    ['when the session can start', '2026-12-10T06:00:00Z', 'none'],
    ['days later', '2026-12-13T06:00:00Z', 'none'],
  ])('of a confirmed booking, %s', (_, now, refund) => {
    expect(refundFor(confirmed, new Date(now))).toBe(refund);
  });

  test.each([
    ['weeks before', '2026-11-20T12:00:00Z', 'everything'],
    ['an hour before', '2026-12-10T05:00:00Z', 'everything'],
    ['when the session can start', '2026-12-10T06:00:00Z', 'none'],
  ])('of a booking that we have not confirmed, %s', (_, now, refund) => {
    expect(refundFor({ ...confirmed, status: 'pending' }, new Date(now))).toBe(refund);
  });

  test('of a confirmed booking whose day is open', () => {
    const open = { ...confirmed, eventDate: null };
    expect(refundFor(open, new Date('2030-01-01T00:00:00Z'))).toBe('less-deposit-and-fees');
  });

  test.each(['2026-11-20T12:00:00Z', '2026-12-09T06:00:00Z', '2026-12-13T06:00:00Z'])(
    'of a booking that was not paid is nothing, at %s',
    (now) => {
      expect(refundFor({ ...confirmed, paid: 0 }, new Date(now))).toBe('nothing-paid');
    },
  );
});

test('each refund has a sentence of its own, with the sum and the days where money comes back', () => {
  const sentences = refunds.map((refund) => refundSentence(refund, 650_000));
  expect(new Set(sentences).size).toBe(refunds.length);
  for (const refund of ['everything', 'less-deposit-and-fees', 'reduced'] as const) {
    expect(refundSentence(refund, 650_000)).toMatch(/650,000 RWF.+5 to 10 business days/);
  }
});
