import { expect, test } from 'vitest';
import { packageBody } from './price-values.ts';

test('emptied prices and dates become null, and inclusions are split by line', () => {
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

test('fields without an input are left out of the request', () => {
  expect(packageBody({ basic: '100k' })).toEqual({ basic: '100k' });
});
