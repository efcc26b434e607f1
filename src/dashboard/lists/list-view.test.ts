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

describe('the address of a list', () => {
  test.each([
    '',
    '?q=Aline+Uwase',
    '?sort=total&status=confirmed&from=2026-11-01&to=2026-11-30',
    '?cursor=abc',
    '?q=0788&open=FTS-7K3MP-9Q2XT',
  ])('%j comes back as it was', (search) => {
    expect(new URLSearchParams(write(search))).toEqual(new URLSearchParams(search));
  });

  test.each([
    ['?sort=-createdAt', ''],
    ['?status=lost&q=a', '?q=a'],
    ['?from=2026-02-30', ''],
    ['?nothing=1&open=', ''],
  ])('%j is %j', (search, canonical) => {
    expect(write(search)).toBe(canonical);
  });

  test('begins anew with another choice, and opens no record', () => {
    const view = withChoice(read('?q=a&cursor=abc&open=FTS-1'), { status: 'pending' });
    expect(writeListView(view, rules)).toBe('?q=a&status=pending');
    expect(writeListView(withChoice(view, { status: undefined }), rules)).toBe('?q=a');
  });

  test('says how many filters narrow it', () => {
    expect(countFilters(read('?q=a&status=pending&from=2026-11-01'), rules)).toBe(2);
  });
});

test('a column is sorted falling first, then rising', () => {
  expect(['-createdAt', '-total', 'total'].map((sort) => sortAfter(sort, 'total'))).toEqual([
    '-total',
    'total',
    '-total',
  ]);
});
