import { expect, test } from 'vitest';
import { pagePlan } from './page-plan.ts';

test('blocks of a row share its width, rows share the height, and none overlap', () => {
  const blocks = pagePlan([[1, 2], [3]], 104, 56);
  expect(blocks).toEqual([
    { number: 1, x: 4, y: 4, width: 46, height: 22 },
    { number: 2, x: 54, y: 4, width: 46, height: 22 },
    { number: 3, x: 4, y: 30, width: 96, height: 22 },
  ]);
});
