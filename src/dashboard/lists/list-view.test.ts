import { describe, expect, test } from 'vitest';
import { day, listRules, oneOf } from '#src/lib/lists/list-rules.ts';
import { countFilters, readListView, sortAfter, withChoice, writeListView } from './list-view.ts';

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

test('a column is sorted descending first, then ascending', () => {
  expect(['-createdAt', '-total', 'total'].map((sort) => sortAfter(sort, 'total'))).toEqual([
    '-total',
    'total',
    '-total',
  ]);
});
