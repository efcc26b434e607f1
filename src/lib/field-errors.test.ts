import { expect, it } from 'vitest';
import { fieldErrors } from './field-errors.ts';

it('nested fields are named by their path', () => {
  expect(fieldErrors([{ path: ['items', 0, 'sku'], message: 'Say which.' }])).toEqual({
    'items.0.sku': 'Say which.',
  });
});

it('the first error of a field is kept', () => {
  const issues = [
    { path: ['name'], message: 'First.' },
    { path: ['name'], message: 'Second.' },
    { path: ['email'], message: 'Other.' },
  ];
  expect(fieldErrors(issues)).toEqual({ name: 'First.', email: 'Other.' });
});
