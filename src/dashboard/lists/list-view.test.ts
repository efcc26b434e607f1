import { describe, expect, test } from 'vitest';
import { day, listRules, oneOf } from '#src/lib/lists/list-rules.ts';
import {
  countFilters,
  currentOf,
  filtersOf,
  readListView,
  sortAfter,
  withChoice,
  writeListView,
} from './list-view.ts';

const rules = listRules({
  sorts: ['createdAt', 'total'],
  usual: '-createdAt',
  filters: { status: oneOf(['pending', 'confirmed']), from: day(), to: day() },
});
const read = (search: string) => readListView(search, rules);
const write = (search: string) => writeListView(read(search), rules);

describe('list URL', () => {
  test.each([
    '',
    '?q=Aline+Uwase',
    '?sort=total&status=confirmed&from=2026-11-01&to=2026-11-30',
    '?cursor=abc',
    '?q=0788&open=FTS-7K3MP-9Q2XT',
  ])('the list URL %j is read and written back unchanged', (search) => {
    expect(new URLSearchParams(write(search))).toEqual(new URLSearchParams(search));
  });

  test.each([
    ['?sort=-createdAt', ''],
    ['?status=lost&q=a', '?q=a'],
    ['?from=2026-02-30', ''],
    ['?nothing=1&open=', ''],
  ])('the list URL %j is normalised to %j', (search, canonical) => {
    expect(write(search)).toBe(canonical);
  });

  test('changing a filter resets the cursor and closes the open record', () => {
    const view = withChoice(read('?q=a&cursor=abc&open=FTS-1'), { status: 'pending' });
    expect(writeListView(view, rules)).toBe('?q=a&status=pending');
    expect(writeListView(withChoice(view, { status: undefined }), rules)).toBe('?q=a');
  });

  test('active filters are counted without the search text', () => {
    expect(countFilters(read('?q=a&status=pending&from=2026-11-01'), rules)).toBe(2);
  });
});

describe('the current tab', () => {
  const tabs = ['', '?status=pending', '?sort=total&status=pending', '?status=confirmed&from=2026-11-01'].map(
    (search) => ({ search }),
  );

  test.each([
    ['', ''],
    ['?q=aline', ''],
    ['?sort=total', ''],
    ['?cursor=abc&open=FTS-1', ''],
    ['?status=pending', '?status=pending'],
    ['?status=pending&q=aline&sort=-total', '?status=pending'],
    ['?status=pending&sort=total', '?sort=total&status=pending'],
    ['?from=2026-11-01&status=confirmed&cursor=abc', '?status=confirmed&from=2026-11-01'],
    ['?status=confirmed', undefined],
    ['?to=2026-11-01', undefined],
  ])('the view %j shows the tab %j', (search, tab) => {
    expect(currentOf(tabs, read(search), rules)?.search).toBe(tab);
  });

  test('the filters of a view do not depend on their order in the address', () => {
    expect(filtersOf(read('?to=2026-11-30&from=2026-11-01'), rules)).toBe('from=2026-11-01&to=2026-11-30');
  });
});

test('a column is sorted descending first, then ascending', () => {
  expect(['-createdAt', '-total', 'total'].map((sort) => sortAfter(sort, 'total'))).toEqual([
    '-total',
    'total',
    '-total',
  ]);
});
