import { describe, expect, test } from 'vitest';
import { stableRows } from './new-rows.ts';

const rows = (...ids: string[]) => ids.map((id) => ({ id, state: 'old' }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

describe('a reloaded list', () => {
  test.each([
    ['is unchanged without new or removed rows', 'cba', 'cba', 'cba', 0],
    ['holds back rows that would push others down', 'cba', 'edcb', 'cba', 2],
    ['holds back a row between others', 'cba', 'cxba', 'cba', 1],
    ['shows rows after the last one immediately', 'cba', 'cbaz', 'cbaz', 0],
    ['drops removed rows', 'cba', 'ca', 'ca', 0],
    ['fills the place of a removed row from below', 'cba', 'caz', 'caz', 0],
    ['holds back rows that are all new', 'cba', 'fed', 'cba', 3],
    ['is empty once every row is removed', 'cba', '', '', 0],
    ['shows its first rows immediately', '', 'cba', 'cba', 0],
  ])('a reloaded list %s', (_, shown, fresh, expected, waiting) => {
    const calm = stableRows(rows(...shown), rows(...fresh));
    expect([ids(calm.rows), calm.waiting]).toEqual([expected, waiting]);
  });

  test('a visible row is updated while new rows wait', () => {
    const calm = stableRows(rows('a'), [
      { id: 'b', state: 'new' },
      { id: 'a', state: 'new' },
    ]);
    expect(calm).toEqual({ rows: [{ id: 'a', state: 'new' }], waiting: 1 });
  });
});
