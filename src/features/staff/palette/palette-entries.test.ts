import { expect, test } from 'vitest';
import { pageEntries, searchEntries } from './palette-entries.ts';

const home = '/dashboard/admin';

test('pages are found by the beginning, the middle and the case of their names', () => {
  const found = (typed: string) => pageEntries(home, typed).map(({ href }) => href);
  expect(found('BOOK')).toEqual(['/dashboard/admin/bookings']);
  expect(found('view')).toEqual(['/dashboard/admin']);
  expect(found('nothing like it')).toEqual([]);
  expect(found('').length).toBeGreaterThan(4);
});

test('what was typed can be searched for in a list', () => {
  expect(searchEntries(home, '0788 & more')[0]).toEqual({
    id: 'search:/bookings',
    label: 'Search the bookings for “0788 & more”',
    href: '/dashboard/admin/bookings?q=0788+%26+more',
  });
});
