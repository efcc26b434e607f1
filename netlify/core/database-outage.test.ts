import { expect, test } from 'vitest';
import { isTransient } from './database-outage.ts';

test.each([
  ['a connection that is gone', Object.assign(new Error('gone'), { code: 'ECONNRESET' }), true],
  ['a database that shuts down', Object.assign(new Error('down'), { code: '57P01' }), true],
  ['a value that is there already', Object.assign(new Error('twice'), { code: '23505' }), false],
  ['a question of too many values', Object.assign(new Error('protocol'), { code: '08P01' }), false],
  ['a mistake of ours', new TypeError('not a function'), false],
])('%s is retried only if it is an outage: %#', (_, error, passes) => {
  expect(isTransient(error)).toBe(passes);
});
