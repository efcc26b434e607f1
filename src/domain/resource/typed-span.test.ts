import { expect, test } from 'vitest';
import { readSpan, toTypedSpan } from './typed-span.ts';

const typed = { firstDay: '2026-12-05', startTime: '10:00', lastDay: '2026-12-05', endTime: '12:00' };

test.each([
  [typed, '2026-12-05T08:00:00.000Z', '2026-12-05T10:00:00.000Z'],
  [{ ...typed, startTime: '', endTime: '' }, '2026-12-04T22:00:00.000Z', '2026-12-05T22:00:00.000Z'],
  [{ ...typed, lastDay: '2026-12-07', endTime: '' }, '2026-12-05T08:00:00.000Z', '2026-12-07T22:00:00.000Z'],
])('the span %j is read in Kigali time, and written back the same', (written, from, to) => {
  expect(readSpan(written)).toEqual({ span: { from, to } });
  expect(toTypedSpan({ from: new Date(from), to: new Date(to) })).toEqual(written);
});

test.each([
  [{ firstDay: '' }, 'firstDay'],
  [{ lastDay: '2026-02-30' }, 'lastDay'],
  [{ startTime: '25:00' }, 'startTime'],
  [{ endTime: 'noon' }, 'endTime'],
  [{ endTime: '10:00' }, 'endTime'],
  [{ lastDay: '2026-12-04' }, 'lastDay'],
])('a span with %j names the wrong field', (changes, field) => {
  expect(readSpan({ ...typed, ...changes })).toEqual({ fields: { [field]: expect.any(String) } });
});
