import { expect, test } from 'vitest';
import { blockLink, periodInAddress } from './block-link.ts';

const home = '/dashboard/admin';

test('the link to block a day is read back as the same day', () => {
  const period = { from: '2026-12-05', to: '2026-12-07' };
  const link = new URL(blockLink(home, period), 'https://studio.example');
  expect(link.pathname).toBe('/dashboard/admin/calendar/days');
  expect(periodInAddress(link.search)).toEqual(period);
});

test.each([
  ['', undefined],
  ['?from=2026-12-05', { from: '2026-12-05', to: '2026-12-05' }],
  ['?from=2026-02-30', undefined],
  ['?from=2026-12-05&to=2026-12-01', undefined],
  ['?to=2026-12-05', undefined],
])('the address “%s” has the days %j', (search, period) => {
  expect(periodInAddress(search)).toEqual(period);
});
