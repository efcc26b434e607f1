import { describe, expect, it } from 'vitest';
import { pollDelay, resultFromQuery, resultFromStatus } from './payment-result.ts';

describe('resultFromQuery', () => {
  it.each([
    [null, null, 'unknown'],
    ['', 'completed', 'unknown'],
    ['ref-1', null, 'checking'],
    ['ref-1', 'completed', 'checking'],
    ['ref-1', 'failed', 'failed'],
  ])('the reference %j and the status %j show %s', (reference, status, result) => {
    expect(resultFromQuery({ reference, status })).toBe(result);
  });
});

it.each([
  ['pending', 'checking'],
  ['successful', 'success'],
  ['failed', 'failed'],
] as const)('the payment status %s is shown as %s', (status, result) => {
  expect(resultFromStatus(status)).toBe(result);
});

it('the poll delay grows from 2 seconds to 20 seconds at most', () => {
  const delays = Array.from({ length: 40 }, (_, attempt) => pollDelay(attempt));
  expect(delays[0]).toBe(2000);
  expect(delays).toEqual([...delays].sort((one, other) => one - other));
  expect(Math.max(...delays)).toBe(20_000);
});
