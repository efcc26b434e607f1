import { expect, test } from 'vitest';
import { expectedLines, isNothingExpected, weekSentence } from './expected-words.ts';
import { isNoIncome, monthSentence } from './income-words.ts';

const nothing = { overdue: { amount: 0, bookings: 0 }, days: [] };
const week = {
  overdue: { amount: 50_000, bookings: 1 },
  days: [
    { day: '2026-12-05', amount: 150_000, bookings: 1 },
    { day: '2026-12-06', amount: 280_000, bookings: 2 },
    { day: '2026-12-11', amount: 1_000_000, bookings: 3 },
  ],
};

test('days of the week are named, with their sums and bookings', () => {
  expect(expectedLines(week, '2026-12-05').map(({ name, amount, from }) => [name, amount, from])).toEqual([
    ['Today', '150,000 RWF', '1 booking'],
    ['Tomorrow', '280,000 RWF', '2 bookings'],
    ['Friday', '1,000,000 RWF', '3 bookings'],
  ]);
});

test.each([
  [week, '1,430,000 RWF is due within seven days.', false],
  [{ ...week, days: [] }, 'Nothing is due within seven days.', false],
  [nothing, 'Nothing is due within seven days.', true],
])('the week %j reads “%s”', (expected, sentence, isNothing) => {
  expect([weekSentence(expected), isNothingExpected(expected)]).toEqual([sentence, isNothing]);
});

test.each([
  [
    6_300_000,
    15_000_000,
    'December 2026 has brought 6,300,000 RWF so far, 42% of the target of 15,000,000 RWF.',
  ],
  [0, 15_000_000, 'December 2026 has brought 0 RWF so far, 0% of the target of 15,000,000 RWF.'],
  [6_300_000, null, 'December 2026 has brought 6,300,000 RWF so far.'],
])('income of %i with the target %s reads “%s”', (amount, target, sentence) => {
  expect(monthSentence({ month: '2026-12', amount }, target)).toBe(sentence);
});

test('a year without income has none, also with months listed', () => {
  expect(isNoIncome([{ month: '2026-12', amount: 0 }])).toBe(true);
  expect(isNoIncome([{ month: '2026-12', amount: 1 }])).toBe(false);
});
