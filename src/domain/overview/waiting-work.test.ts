import { expect, test } from 'vitest';
import { lateBefore, type WorkKind } from './waiting-work.ts';

// Ten in the evening of 4 December UTC is midnight of 5 December in Kigali.
const midnight = new Date('2026-12-04T22:00:00Z');

test.each<[WorkKind, string | undefined]>([
  ['confirmation', '2026-12-03T22:00:00.000Z'],
  ['messages', '2026-12-03T22:00:00.000Z'],
  ['refund', '2026-11-20T22:00:00.000Z'],
  ['overdue', '2026-12-04T22:00:00.000Z'],
  ['tasks', '2026-12-04T22:00:00.000Z'],
  ['offer', undefined],
  ['price', undefined],
  ['deadMessages', undefined],
])('work of the queue %s is late if it waits since before %s', (kind, moment) => {
  expect(lateBefore(kind, midnight)?.toISOString()).toBe(moment);
});
