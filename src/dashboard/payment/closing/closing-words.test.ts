import { expect, test } from 'vitest';
import { cashByText, cashText, changeText, differenceText } from './closing-words.ts';

test('the till reads as right, short or over', () => {
  expect([0, -5000, 5000].map(cashText)).toEqual([
    'That matches.',
    '5,000 RWF is missing.',
    'That is 5,000 RWF more than recorded.',
  ]);
});

test('cash is broken down by who recorded it, and the text is empty without entries', () => {
  const recorded = [
    { name: 'Grace', net: 100_000 },
    { name: 'Eric', net: -5000 },
  ];
  expect(cashByText(recorded)).toBe(
    'Cash, by the person who recorded it: Grace 100,000 RWF, Eric −5,000 RWF.',
  );
  expect(cashByText([])).toBe('');
});

test('a day changed after sign-off shows who signed it off and the difference', () => {
  expect(changeText({ signedBy: 'Grace' }, -7000)).toBe(
    'Changed after it was signed off by Grace: 7,000 RWF less. Please check it and sign it off again.',
  );
  expect([7000, 0].map(differenceText)).toEqual(['7,000 RWF more', 'other entries, the same sum']);
});
