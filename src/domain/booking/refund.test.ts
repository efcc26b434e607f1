import { describe, expect, test } from 'vitest';
import { en as ownBooking } from '#src/domain/booking/my-booking/words/en.ts';
import { speak } from '#src/lib/words/messages.ts';
import {
  type HeldMoney,
  type Refund,
  type RefundFacts,
  refundFor,
  refundSentence,
  refundSum,
  refunds,
  staffRefundText,
} from './refund.ts';

const words = speak('en', ownBooking);
const forClient = (refund: Refund, held: HeldMoney) => refundSentence(words, refund, held);

/** A confirmed session that can start on 10 December at 08:00 in Kigali (06:00 UTC). */
const confirmed: RefundFacts = {
  kind: 'session',
  status: 'confirmed',
  eventDate: '2026-12-10',
  startTime: null,
  minutes: null,
  paid: 650_000,
  surplus: 0,
  deposit: 0,
};
const money = { paid: 650_000, surplus: 0, deposit: 0, mobileMoney: true, refunds: [] };

describe('refund of a cancelled booking', () => {
  test.each([
    ['weeks before loses deposit and fees', '2026-11-20T12:00:00Z', 'less-costs'],
    ['72 hours and a minute before loses deposit and fees', '2026-12-07T05:59:00Z', 'less-costs'],
    ['exactly 72 hours before loses deposit and fees', '2026-12-07T06:00:00Z', 'less-costs'],
    ['a millisecond under 72 hours before gets a reduced refund', '2026-12-07T06:00:00.001Z', 'reduced'],
    ['a minute under 72 hours before gets a reduced refund', '2026-12-07T06:01:00Z', 'reduced'],
    ['a minute before it can start gets a reduced refund', '2026-12-10T05:59:00Z', 'reduced'],
    ['when it can start gets no refund', '2026-12-10T06:00:00Z', 'none'],
    ['days after its date gets no refund', '2026-12-13T06:00:00Z', 'none'],
  ])('a confirmed booking cancelled %s', (_, now, refund) => {
    expect(refundFor(confirmed, new Date(now))).toBe(refund);
  });

  test.each([
    ['72 hours before its hour loses deposit and fees', '2026-12-07T12:30:00Z', 'less-costs'],
    ['a minute under 72 hours before its hour', '2026-12-07T12:31:00Z', 'reduced'],
    ['a minute before its hour gets a reduced refund', '2026-12-10T12:29:00Z', 'reduced'],
    ['at its hour gets no refund', '2026-12-10T12:30:00Z', 'none'],
  ])('a session at 14:30 cancelled %s', (_, now, refund) => {
    const session = { ...confirmed, startTime: '14:30', minutes: 120 };
    expect(refundFor(session, new Date(now))).toBe(refund);
    expect(refundSentence(words, 'none', money, session)).toBe(
      'After 14:30 on the date of your session, its price is not refunded.',
    );
  });

  test.each([
    ['weeks before', '2026-11-20T12:00:00Z', 'everything'],
    ['an hour before', '2026-12-10T05:00:00Z', 'everything'],
    ['when it can start', '2026-12-10T06:00:00Z', 'everything'],
    ['days after its date', '2026-12-13T06:00:00Z', 'everything'],
  ])('an unconfirmed booking cancelled %s is refunded in full', (_, now, refund) => {
    expect(refundFor({ ...confirmed, status: 'pending' }, new Date(now))).toBe(refund);
  });

  test('a confirmed booking without a date is refunded less the deposit and fees', () => {
    const open = { ...confirmed, eventDate: null };
    expect(refundFor(open, new Date('2030-01-01T00:00:00Z'))).toBe('less-costs');
  });

  test.each(['2026-11-20T12:00:00Z', '2026-12-09T06:00:00Z', '2026-12-13T06:00:00Z'])(
    'an unpaid booking gets no refund when cancelled at %s',
    (now) => {
      expect(refundFor({ ...confirmed, paid: 0 }, new Date(now))).toBe('nothing-paid');
    },
  );
});

describe('refund of a booking with a deposit', () => {
  const planned = { ...confirmed, deposit: 195_000 };

  test.each([
    ['exactly 72 hours before', 'confirmed', '2026-12-07T06:00:00Z', 'less-deposit'],
    ['a millisecond under 72 hours before', 'confirmed', '2026-12-07T06:00:00.001Z', 'reduced'],
    ['when it can start', 'confirmed', '2026-12-10T06:00:00Z', 'none'],
    ['before it is confirmed', 'pending', '2026-12-10T06:00:00Z', 'everything'],
  ] as const)('a cancellation %s while %s', (_, status, now, refund) => {
    expect(refundFor({ ...planned, status }, new Date(now))).toBe(refund);
  });

  test.each([
    [650_000, 0, 455_000],
    [650_000, 50_000, 505_000],
    [195_000, 0, 0],
    [100_000, 0, 0],
    [0, 50_000, 50_000],
  ])('of %i RWF paid and %i overpaid, %i come back', (paid, surplus, sum) => {
    expect(refundSum('less-deposit', { ...money, deposit: 195_000, paid, surplus })).toBe(sum);
  });

  test('the sentences for client and staff name the refund and the deposit', () => {
    const held = { ...money, deposit: 195_000 };
    for (const sentence of [forClient, staffRefundText])
      expect(sentence('less-deposit', held)).toMatch(/455,000 RWF.+deposit of 195,000 RWF/);
    expect(refundSentence(words, 'reduced', held)).toContain(
      'minus the deposit of 195,000 RWF, what your session',
    );
  });

  test('a client who paid less than the deposit reads that nothing of it is refunded', () => {
    const held = { ...money, paid: 100_000, deposit: 195_000 };
    expect(refundSentence(words, 'less-deposit', held)).toBe(
      'We keep the 100,000 RWF you paid as the deposit, so none of it is refunded.',
    );
  });
});

test('each kind of refund has its own sentence, with amount and days if money is returned', () => {
  const sentences = refunds.map((refund) => refundSentence(words, refund, money));
  expect(new Set(sentences).size).toBe(refunds.length);
  for (const refund of ['everything', 'less-costs', 'reduced'] as const) {
    expect(refundSentence(words, refund, money)).toMatch(/650,000 RWF.+5 to 10 business days/);
  }
});

test('a refund refused after the start names the hour and the phone', () => {
  expect(refundSentence(words, 'none', money)).toMatch(/^After 08:00 on the date of a session.+ call us on /);
});

test('an overpayment is refunded in full, whatever the refund of the price', () => {
  const more = { ...money, surplus: 50_000 };
  expect(refundFor({ ...confirmed, paid: 0, surplus: 50_000 }, new Date('2026-12-13T06:00:00Z'))).toBe(
    'everything',
  );
  for (const sentence of [forClient, staffRefundText]) {
    expect(sentence('everything', more)).toContain('700,000 RWF');
    for (const refund of ['less-costs', 'reduced', 'none'] as const)
      expect(sentence(refund, more)).toMatch(/refund all of the 50,000 RWF (you )?overpaid/);
  }
});

test('only a mobile money refund names the number that paid', () => {
  expect(refundSentence(words, 'everything', money)).toContain('to the number that paid');
  expect(refundSentence(words, 'everything', { ...money, mobileMoney: false })).not.toContain('number');
});
