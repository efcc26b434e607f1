import { expect, it } from 'vitest';
import { fieldErrors } from './field-errors.ts';

it('names nested fields by their path', () => {
  expect(fieldErrors([{ path: ['items', 0, 'sku'], message: 'Say which.' }])).toEqual({
    'items.0.sku': 'Say which.',
  });
});

it('keeps the first sentence of a field', () => {
  const issues = [
    { path: ['name'], message: 'First.' },
    { path: ['name'], message: 'Second.' },
    { path: ['email'], message: 'Other.' },
  ];
  expect(fieldErrors(issues)).toEqual({ name: 'First.', email: 'Other.' });
});
