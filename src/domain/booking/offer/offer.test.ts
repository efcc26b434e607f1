import { describe, expect, test } from 'vitest';
import { english } from '#tests/support/english.ts';
import {
  isWithin,
  lastDayChoice,
  lastDayProblem,
  type OfferState,
  offerRefusal,
  offerRefused,
} from './offer.ts';

const today = '2026-12-05';

describe('an offer', () => {
  test.each<[OfferState, string, ReturnType<typeof offerRefusal>]>([
    ['open', '2026-12-05', undefined],
    ['open', '2026-12-04', 'late'],
    ['accepted', '2026-12-04', undefined],
    ['withdrawn', '2026-12-06', 'withdrawn'],
    ['replaced', '2026-12-06', 'changed'],
  ])('an offer that is %s until %s has the refusal %s', (state, lastDay, refusal) => {
    expect(offerRefusal({ state, lastDay }, today)).toBe(refusal);
  });

  test.each(['late', 'withdrawn', 'changed'] as const)(
    'an offer refused as %s is explained with the next step',
    (refusal) => {
      expect(english(offerRefused(refusal))).toMatch(/^We.+|^The.+\. Please .+\.$/);
    },
  );

  test.each([
    ['2026-12-05', undefined],
    ['2027-12-05', undefined],
    ['2026-12-04', 'passed'],
    ['2027-12-06', 'within a year'],
    ['2026-02-30', 'exists'],
  ])('an offer that ends on %s has the problem: %s', (day, problem) => {
    const found = lastDayProblem(day, today, null);
    expect(problem === undefined ? found : found?.includes(problem)).toBe(
      problem === undefined ? undefined : true,
    );
  });

  test.each([
    ['2026-12-20', '2026-12-19', undefined],
    ['2026-12-20', '2026-12-20', 'please choose 19 December 2026 or an earlier day'],
    ['2026-12-05', '2026-12-05', undefined],
    ['2026-12-05', '2026-12-06', 'please choose 5 December 2026'],
    ['2026-12-01', '2026-12-20', undefined],
  ])('an offer for a session on %s that ends on %s has the problem: %s', (session, day, problem) => {
    const found = lastDayProblem(day, today, session);
    if (problem === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(problem);
  });

  test.each([
    [null, '2026-12-19'],
    ['2026-12-10', '2026-12-09'],
    ['2027-02-01', '2026-12-19'],
    ['2026-12-06', '2026-12-05'],
    ['2026-12-05', '2026-12-05'],
  ])('an offer for a session on %s ends by default on %s', (session, usual) => {
    expect(lastDayChoice(today, session).usual).toBe(usual);
  });

  test.each([
    [{ min: 100, max: 300 }, 99, false],
    [{ min: 100, max: 300 }, 100, true],
    [{ min: 100, max: 300 }, 300, true],
    [{ min: 100, max: 300 }, 301, false],
    [{ min: 100, max: null }, 1_000_000, true],
  ])('with the range %j, a total of %i is within it: %s', (range, total, within) => {
    expect(isWithin(range, total)).toBe(within);
  });
});
