import { expect, test } from 'vitest';
import { ageText } from './age-text.ts';

test.each([
  ['2026-11-22T09:40:00Z', 'a few minutes'],
  ['2026-11-22T08:30:00Z', '1 hour'],
  ['2026-11-20T11:00:00Z', '47 hours'],
  ['2026-11-19T10:00:00Z', '3 days'],
])('the time %s reads %s ago', (instant, age) => {
  expect(ageText(instant, new Date('2026-11-22T10:00:00Z'))).toBe(age);
});
