import { expect, test } from 'vitest';
import { isTransient } from './database-outage.ts';

test.each([
  ['a lost connection is retried', Object.assign(new Error('gone'), { code: 'ECONNRESET' }), true],
  ['a database shutdown is retried', Object.assign(new Error('down'), { code: '57P01' }), true],
  ['a duplicate value is not retried', Object.assign(new Error('twice'), { code: '23505' }), false],
  ['a protocol error is not retried', Object.assign(new Error('protocol'), { code: '08P01' }), false],
  ['a programming error is not retried', new TypeError('not a function'), false],
])('a query that fails with %s', (_, error, passes) => {
  expect(isTransient(error)).toBe(passes);
});
