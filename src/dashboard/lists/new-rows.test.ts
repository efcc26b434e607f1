import { describe, expect, test } from 'vitest';
import { stableRows } from './new-rows.ts';

const rows = (...ids: string[]) => ids.map((id) => ({ id, state: 'old' }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

describe('a reloaded list', () => {
  test.each([
    ['stays where nothing has changed', 'cba', 'cba', 'cba', 0],
    ['waits with what would push it down', 'cba', 'edcb', 'cba', 2],
    ['waits with what comes between', 'cba', 'cxba', 'cba', 1],
    ['shows at once what follows', 'cba', 'cbaz', 'cbaz', 0],
    ['drops what has gone', 'cba', 'ca', 'ca', 0],
    ['fills the place of what has gone from below', 'cba', 'caz', 'caz', 0],
    ['waits when all of it is new', 'cba', 'fed', 'cba', 3],
    ['is empty when all has gone', 'cba', '', '', 0],
    ['shows its first rows at once', '', 'cba', 'cba', 0],
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
