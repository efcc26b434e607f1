import { expect, test } from 'vitest';
import { withValues } from './with-values.ts';

test('values replace their names, unknown names stay, and braces of a value are not filled', () => {
  expect(withValues('{a}, {b}, {a} and {toString}', { a: '{b} $&', b: 'B' })).toBe(
    '{b} $&, B, {b} $& and {toString}',
  );
});
