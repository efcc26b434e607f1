import { expect, test } from 'vitest';
import type { ResourceUse } from '#src/domain/resource/resource-list.ts';
import { todayText } from './resource-page-words.ts';

const now = new Date('2026-12-05T09:00:00+02:00');
const aline = { reference: 'FTS-1', name: 'Aline Uwase' };
const use = (from: string, to: string, changes: Partial<ResourceUse> = {}): ResourceUse => ({
  id: from,
  booking: aline,
  reason: '',
  from: `2026-12-${from}:00+02:00`,
  to: `2026-12-${to}:00+02:00`,
  ...changes,
});
const away = { booking: null, reason: 'Leave' };

test.each([
  [[], 'Free today'],
  [[use('05T10:00', '05T12:00')], '10:00–12:00 Aline Uwase'],
  [[use('05T00:00', '06T00:00')], 'All day Aline Uwase'],
  [[use('04T22:00', '05T02:00')], '4 December 2026, 22:00 – 5 December 2026, 02:00 Aline Uwase'],
  [
    [use('05T08:00', '05T09:00'), use('05T10:00', '05T12:00', away)],
    '08:00–09:00 Aline Uwase; Away 10:00–12:00: Leave',
  ],
  [[use('01T00:00', '08T00:00', away)], 'Away until 7 Dec 2026: Leave'],
])('what someone does today reads %#', (uses, wanted) => {
  expect(todayText(uses, now)).toBe(wanted);
});
