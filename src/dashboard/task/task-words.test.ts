import { expect, test } from 'vitest';
import { dueText, stageText } from './task-words.ts';

test.each([
  ['due yesterday', '2026-12-04', null, 'Late: 4 Dec'],
  ['due today', '2026-12-05', null, 'Today'],
  ['due tomorrow', '2026-12-06', null, '6 Dec'],
  ['due next year', '2027-01-06', null, '6 Jan 2027'],
  ['done after its day', '2026-12-04', '2026-12-05T08:00:00Z', '4 Dec'],
  ['without a day', null, null, ''],
])('on 5 December, a task %s has the text of its day', (_, dueDay, doneAt, text) => {
  expect(dueText({ dueDay, doneAt }, '2026-12-05')).toBe(text);
});

test('a job names its stage, or that all is done', () => {
  expect([stageText('Edit'), stageText(null)]).toEqual(['Stage: Edit', 'All done']);
});
