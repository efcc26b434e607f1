import { describe, expect, it } from 'vitest';
import { readCode, resetCodeLength, secondsUntilResend } from './code.ts';

describe('a code', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456\n', '123456'],
    ['Your code: 123-456.', '123456'],
    ['１２３４５６', '123456'],
    ['1234567', '123456'],
    ['12a', '12'],
    ['', ''],
  ])('in %j is %j', (typed, code) => expect(readCode(typed)).toBe(code));

  it('of a reset is longer', () => {
    expect(readCode('Code: 1234 5678.', resetCodeLength)).toBe('12345678');
  });

  it('can be asked for again after a minute, whatever the clock does', () => {
    expect(secondsUntilResend(1000, 1000)).toBe(60);
    expect(secondsUntilResend(1000, 31_500)).toBe(30);
    expect(secondsUntilResend(1000, 61_000)).toBe(0);
    expect(secondsUntilResend(1000, 900_000)).toBe(0);
    expect(secondsUntilResend(900_000, 1000)).toBe(60);
  });
});
