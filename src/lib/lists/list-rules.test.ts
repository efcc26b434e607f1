import { expect, test } from 'vitest';
import {
  day,
  listRules,
  listTotal,
  oneOf,
  readListQuery,
  sortParts,
  word,
  writeListQuery,
} from './list-rules.ts';

const rules = listRules({
  sorts: ['createdAt', 'name'],
  usual: '-createdAt',
  filters: { status: oneOf(['open', 'done']), from: day(), actor: word() },
});
const read = (address: string) => readListQuery(rules, new URLSearchParams(address));

test('an empty address gives the first page in the default order', () => {
  expect(read('')).toEqual({ q: '', sort: '-createdAt', limit: 20 });
});

test('an address sets search, sort, filters, limit and cursor', () => {
  expect(read('q=+aline+&sort=name&status=done&from=2026-12-05&actor=system&limit=100&cursor=abc')).toEqual({
    q: 'aline',
    sort: 'name',
    limit: 100,
    cursor: 'abc',
    status: 'done',
    from: '2026-12-05',
    actor: 'system',
  });
});

test('invalid, empty or unknown parameters in a page’s address are ignored', () => {
  const wrong = [
    'sort=colour',
    'status=lost',
    'from=2026-02-30',
    'limit=0',
    'limit=101',
    `q=${'a'.repeat(101)}`,
  ];
  for (const part of [...wrong, 'open=FTS-1', 'from=', 'actor='])
    expect(read(`${part}&status=open`), part).toEqual(read('status=open'));
});

test('a query is written back as the address it was read from', () => {
  const query = read('q=aline&sort=name&status=done&from=2026-12-05');
  expect(writeListQuery(rules, query)).toEqual({
    q: 'aline',
    sort: 'name',
    status: 'done',
    from: '2026-12-05',
  });
  expect(writeListQuery(rules, read(''))).toEqual({});
});

test('the server refuses each invalid parameter with a sentence', () => {
  const refused = (query: object) =>
    rules.schema.safeParse(query).error?.issues.map(({ path, message }) => [path[0], message]);
  expect(refused({ sort: 'colour', limit: '101', status: ['open', 'done'], from: 'soon' })).toEqual([
    ['sort', 'Sort by one of: createdAt, name.'],
    ['limit', 'Write a whole number from 1 to 100.'],
    ['status', 'Choose one of: open, done.'],
    ['from', 'Write a date such as 2026-12-05.'],
  ]);
  expect(rules.schema.safeParse({ colour: 'red' }).success).toBe(false);
});

test('a leading minus sorts in descending order', () => {
  expect(sortParts('-name')).toEqual({ field: 'name', descending: true });
  expect(sortParts('name')).toEqual({ field: 'name', descending: false });
});

test('a total is exact up to 10,000, and 10,000+ above', () => {
  expect([0, 1, 312, 10_000, 10_001].map((total) => listTotal(total, 'booking'))).toEqual([
    ...['0 bookings', '1 booking', '312 bookings', '10,000 bookings', '10,000+ bookings'],
  ]);
});
