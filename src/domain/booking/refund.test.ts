import { describe, expect, test } from 'vitest';
import { type RefundFacts, refundDue, refundFor, refundSentence, refunds } from './refund.ts';

/** The session can start on 10 December at 08:00 in Kigali, which is 06:00 UTC. */
const confirmed: RefundFacts = {
  kind: 'session',
  status: 'confirmed',
  eventDate: '2026-12-10',
  paid: 650_000,
  surplus: 0,
};
const money = { paid: 650_000, surplus: 0, mobileMoney: true, refunds: [] };

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
    ['when the session can start', '2026-12-10T06:00:00Z', 'everything'],
    ['days later', '2026-12-13T06:00:00Z', 'everything'],
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
  const sentences = refunds.map((refund) => refundSentence(refund, money));
  expect(new Set(sentences).size).toBe(refunds.length);
  for (const refund of ['everything', 'less-deposit-and-fees', 'reduced'] as const) {
    expect(refundSentence(refund, money)).toMatch(/650,000 RWF.+5 to 10 business days/);
  }
});

test('a refund refused after the start names the hour and the phone', () => {
  expect(refundSentence('none', money)).toMatch(/^After 08:00 on the date of a session.+ call us on /);
});

test('what came beyond the price goes back whole, whatever else does', () => {
  const more = { ...money, surplus: 50_000 };
  expect(refundFor({ ...confirmed, paid: 0, surplus: 50_000 }, new Date('2026-12-13T06:00:00Z'))).toBe(
    'everything',
  );
  for (const words of [refundSentence, refundDue]) {
    expect(words('everything', more)).toContain('700,000 RWF');
    for (const refund of ['less-deposit-and-fees', 'reduced', 'none'] as const)
      expect(words(refund, more)).toMatch(/refund all of the 50,000 RWF (you )?overpaid/);
  }
});

test('only mobile money goes back to the number that paid', () => {
  expect(refundSentence('everything', money)).toContain('to the number that paid');
  expect(refundSentence('everything', { ...money, mobileMoney: false })).not.toContain('number');
});
