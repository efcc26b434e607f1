import { expect, test } from 'vitest';
import { packageBody } from './price-values.ts';

test('what was emptied is taken away, and what is included is read line by line', () => {
  const values = {
    name: 'Family Day',
    basic: '100k',
    vip: '',
    validTo: '',
    'includes-basic': 'Two hours\n\n 20 pictures',
  };
  expect(packageBody(values)).toEqual({
    name: 'Family Day',
    basic: '100k',
    vip: null,
    validTo: null,
    includes: { basic: ['Two hours', ' 20 pictures'] },
  });
});

test('what has no input stays as it is', () => {
  expect(packageBody({ basic: '100k' })).toEqual({ basic: '100k' });
});
