import { expect, test } from 'vitest';
import { type BookingTask, isLate, jobsOf } from './task.ts';

const done = '2026-12-05T08:00:00.000Z';

test.each([
  ['due yesterday', true, '2026-12-04', null],
  ['due today', false, '2026-12-05', null],
  ['without a day', false, null, null],
  ['done after its day', false, '2026-12-04', done],
])('a task %s is late on 5 December: %s', (_, late, dueDay, doneAt) => {
  expect(isLate({ dueDay, doneAt }, '2026-12-05')).toBe(late);
});

const task = (lineId: string, title: string, doneAt: string | null = null): BookingTask => ({
  id: `${lineId}-${title}`,
  title,
  lineId,
  line: 'Portrait photography',
  dueDay: null,
  assignee: null,
  doneAt,
  doneBy: null,
  version: 1,
});

test('the stage of each line is its first open task, also of two lines with one label', () => {
  const tasks = [
    task('first', 'Prepare', done),
    task('first', 'Shoot'),
    task('first', 'Edit', done),
    task('first', 'Deliver'),
    task('second', 'Prepare'),
    task('third', 'Make', done),
  ];
  expect(jobsOf(tasks).map(({ lineId, stage }) => [lineId, stage])).toEqual([
    ['first', 'Shoot'],
    ['second', 'Prepare'],
    ['third', null],
  ]);
  expect(jobsOf([])).toEqual([]);
});
