import { expect, test } from 'vitest';
import { limitsText, weekText } from './week-text.ts';

const week = { Mon: 8, Tue: 8, Wed: 8, Thu: 8, Fri: 8, Sat: 8, Sun: 8 };

test.each([
  [{}, '8 on every day.'],
  [{ Sat: 4, Sun: 0 }, 'Mon–Fri 8, Sat 4, Sun closed.'],
  [{ Mon: 0, Thu: 9, Fri: 9 }, 'Mon closed, Tue–Wed 8, Thu–Fri 9, Sat–Sun 8.'],
])('a week with the capacity %j reads “%s”', (changes, text) => {
  expect(weekText({ ...week, ...changes })).toBe(text);
});

test('service limits read as a sentence, which is empty without limits', () => {
  expect(limitsText({})).toBe('');
  expect(limitsText({ audio: 2, photography: 3 })).toBe('At most 3 for photography, 2 for audio production.');
});
