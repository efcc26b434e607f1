import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PaymentStatus, paymentStatuses, settle, triesOf } from './payment.ts';

const status = fc.constantFrom(...paymentStatuses);

describe('settle', () => {
  it.each<[PaymentStatus, PaymentStatus, PaymentStatus]>([
    ['pending', 'pending', 'pending'],
    ['pending', 'failed', 'failed'],
    ['pending', 'successful', 'successful'],
    ['failed', 'pending', 'failed'],
    ['failed', 'successful', 'successful'],
    ['successful', 'failed', 'successful'],
    ['successful', 'pending', 'successful'],
  ])('a payment that is %s, with a report of %s, becomes %s', (current, reported, state) => {
    expect(settle(current, reported)).toBe(state);
  });

  it('repeated reports in any order settle a payment alike', () => {
    const shuffled = fc
      .array(status, { minLength: 1 })
      .chain((reports) =>
        fc.tuple(
          fc.constant(reports),
          fc.shuffledSubarray([...reports, ...reports], { minLength: reports.length * 2 }),
        ),
      );
    fc.assert(
      fc.property(shuffled, ([reports, other]) => {
        expect(other.reduce(settle, 'pending')).toBe(reports.reduce(settle, 'pending'));
      }),
    );
  });

  it('settling is associative, so reports may be combined in any grouping', () => {
    fc.assert(
      fc.property(status, status, status, (a, b, c) => {
        expect(settle(settle(a, b), c)).toBe(settle(a, settle(b, c)));
      }),
    );
  });
});

it('tries count since the last request that succeeded', () => {
  const [failed, paid] = [{ status: 'failed' as const }, { status: 'successful' as const }];
  expect([[], [failed], [failed, failed, paid, failed], [paid]].map(triesOf)).toEqual([0, 1, 2, 0]);
});
