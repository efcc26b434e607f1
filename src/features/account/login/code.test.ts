import { describe, expect, it } from 'vitest';
import { isComplete, readCode, secondsUntilResend } from './code.ts';

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

  it('is complete with six digits', () => {
    expect(isComplete('12345')).toBe(false);
    expect(isComplete('123456')).toBe(true);
  });

  it('can be asked for again after a minute, whatever the clock does', () => {
    expect(secondsUntilResend(1000, 1000)).toBe(60);
    expect(secondsUntilResend(1000, 31_500)).toBe(30);
    expect(secondsUntilResend(1000, 61_000)).toBe(0);
    expect(secondsUntilResend(1000, 900_000)).toBe(0);
    expect(secondsUntilResend(900_000, 1000)).toBe(60);
  });
});
