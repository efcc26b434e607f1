import { expect, test } from 'vitest';
import { dueText, stageText } from './task-words.ts';

test.each([
  ['2026-12-04', 'Late: 4 Dec 2026'],
  ['2026-12-05', 'Today'],
  ['2026-12-06', '6 Dec 2026'],
  [null, ''],
])('on 5 December, a task due on %s has the text “%s”', (day, text) => {
  expect(dueText(day, '2026-12-05')).toBe(text);
});

test('a job names its stage, or that all is done', () => {
  expect([stageText('Edit'), stageText(null)]).toEqual(['Stage: Edit', 'All done']);
});
